// @ts-check
// A text as lines of words that know where they are, so that a problem can point at them.

/** @typedef {{ line: number, column: number, code: string, text: string }} Problem */

/** White space, as a record means it. */
const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const WORD = new RegExp(`[^${SPACE}]+`, "g");
const COMMENT = new RegExp(`(^|[${SPACE}])#.*`, "s");
const AROUND = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "g");
const BEFORE = new RegExp(`^[${SPACE}]*`);

const MOST_PROBLEMS = 50;
const MOST_BYTES = 2 ** 20;

/** A text is not a record; `problems` has what is wrong, in the order of the text. */
export class RecordError extends Error {
  /** @param {readonly Problem[]} problems */
  constructor(problems) {
    super("bad-record");
    this.problems = [...problems].sort((one, other) => one.line - other.line || one.column - other.column);
  }
}

/** The problems so far; there is an end to them. */
export class Problems {
  /** @type {Problem[]} */
  all = [];

  /** @param {Word} place @param {string} code */
  note({ line, column }, code) {
    this.all.push({ line, column, code, text: "" });
    if (this.all.length === MOST_PROBLEMS) throw new RecordError(this.all);
  }
}

/** @param {string} text */
export const stripped = (text) => text.replaceAll(AROUND, "");

/** A piece of a line; line and column count from 1, columns in characters. */
export class Word {
  /** @param {string} text @param {number} line @param {number} column */
  constructor(text, line, column) {
    this.text = text;
    this.line = line;
    this.column = column;
  }

  /** @param {number} start @param {number} [end] */
  part(start, end = this.text.length) {
    return new Word(this.text.slice(start, end), this.line, this.column + [...this.text.slice(0, start)].length);
  }

  words() {
    return [...this.text.matchAll(WORD)].map(({ index, 0: word }) => this.part(index, index + word.length));
  }

  stripped() {
    const start = BEFORE.exec(this.text)?.[0].length ?? 0;
    return this.part(start, start + stripped(this.text).length);
  }

  /** The empty place after it. */
  end() {
    return this.part(this.text.length);
  }
}

/** The lines with something in them, without comments and white space around. @param {string} text */
export function linesOf(text) {
  return text
    .replace(/^\ufeff/, "")
    .split("\n")
    .map((line, at) => new Word(line.replace(COMMENT, ""), at + 1, 1).stripped())
    .filter((line) => line.text);
}

/** The text of a file. @param {Uint8Array} bytes */
export function decoded(bytes) {
  if (bytes.length > MOST_BYTES) throw new RecordError([{ line: 1, column: 1, code: "too-large", text: "" }]);
  const read = (/** @type {number} */ end) => {
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, end));
    } catch {
      return null;
    }
  };
  const text = read(bytes.length);
  if (text !== null) return text;
  const before = readUntil(bytes, read);
  const lines = before.replace(/^\ufeff/, "").split("\n");
  throw new RecordError([{ line: lines.length, column: [...(lines.at(-1) ?? "")].length + 1, code: "not-utf8", text: "" }]);
}

/** What comes before the first byte that is no text. @param {Uint8Array} bytes @param {(end: number) => string | null} read */
function readUntil(bytes, read) {
  const isFine = (/** @type {number} */ end) => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isFine(middle)) low = middle;
    else high = middle - 1;
  }
  // A character may have begun before the byte that spoils it.
  for (let end = low; end > 0; end--) {
    const text = read(end);
    if (text !== null) return text;
  }
  return "";
}
