export * from "../../../../tools/libraries.js";
