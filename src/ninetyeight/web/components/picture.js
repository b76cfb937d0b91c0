// @ts-check
// The result of a game as a picture that people can keep and send: the arc of the game, and the way of each pile.

/** @import { Replay } from "../wire.js" */

import { isRising, PILES } from "../state.js";

/**
 * @typedef {object} Told what the picture says in words
 * @property {string} verdict
 * @property {string} left
 * @property {string} facts
 * @property {string} names empty to leave them out
 * @property {string} date
 */

/** How many pixels the picture is wide and high. */
export const SIZE = 1080;
const EDGE = 72;
const WIDTH = SIZE - 2 * EDGE;
const CURVES = { top: 676, height: 232 };

// The picture looks the same whatever colours the page has.
const GROUND = "#1d382f";
const CLOTH = "#24463b";
const PAPER = "#f8f9f4";
const SOFT = "#b9c8bf";
const FAINT = "#49695d";
const SUN = "#f6b73c";
const RISE = "#7fd0e4";
const FALL = "#f49ab8";

/**
 * @param {Replay} replay
 * @param {Told} told
 * @param {readonly number[] | null} [chances] the chance to win from turn to turn, to be drawn instead of the piles
 * @returns {Promise<Blob>}
 */
export function resultPicture(replay, told, chances = null) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.lineCap = pen.lineJoin = "round";
  drawHead(pen, told.date);
  drawArc(pen, replay.total - (replay.steps.at(-1)?.left ?? 0), replay.total);
  write(pen, told.verdict, { y: 566, size: 68, weight: 600, isSerif: true });
  write(pen, told.left, { y: 618, size: 32, colour: SOFT });
  drawCloth(pen);
  if (chances) drawChances(pen, chances);
  else drawPiles(pen, replay);
  write(pen, told.names, { y: 990, size: 32, weight: 600 });
  write(pen, told.facts, { y: told.names ? 1036 : 1016, size: 28, colour: SOFT });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** @param {CanvasRenderingContext2D} pen @param {string} date */
function drawHead(pen, date) {
  stroke(pen, PAPER, 6, () => pen.arc(EDGE + 30, 110, 30, Math.PI, 0));
  disc(pen, EDGE + 56, 96, 11);
  write(pen, "Ninety-Eight", { x: EDGE + 84, y: 112, size: 42, weight: 600, isSerif: true, align: "left" });
  write(pen, date, { x: SIZE - EDGE, y: 112, size: 28, colour: SOFT, align: "right" });
}

/** One stroke a card, the sun where the game has come to, and how many cards are left. @param {CanvasRenderingContext2D} pen @param {number} laid @param {number} total */
function drawArc(pen, laid, total) {
  const [x, y] = [SIZE / 2, 484];
  const at = (/** @type {number} */ part, /** @type {number} */ radius) =>
    /** @type {const} */ ([x - radius * Math.cos(Math.PI * part), y - radius * Math.sin(Math.PI * part)]);
  for (let card = 0; card < total; card++) {
    const part = (card + 0.5) / total;
    stroke(pen, card < laid ? SUN : FAINT, card < laid ? 6 : 5, () => {
      pen.moveTo(...at(part, 300));
      pen.lineTo(...at(part, 340));
    });
  }
  disc(pen, ...at(laid / total, 320), 30);
  write(pen, String(total - laid), { y: 466, size: 220, weight: 600, isSerif: true });
}

/** @param {CanvasRenderingContext2D} pen */
function drawCloth(pen) {
  const { top, height } = CURVES;
  pen.fillStyle = CLOTH;
  pen.beginPath();
  pen.roundRect(EDGE - 24, top - 24, WIDTH + 48, height + 48, 24);
  pen.fill();
}

/** @param {CanvasRenderingContext2D} pen @param {readonly number[]} chances */
function drawChances(pen, chances) {
  const { top, height } = CURVES;
  const upwards = (/** @type {number} */ chance) => top + height * (1 - chance);
  for (const chance of [0, 0.5, 1]) {
    stroke(pen, FAINT, 2, () => {
      pen.moveTo(EDGE, upwards(chance));
      pen.lineTo(EDGE + WIDTH, upwards(chance));
    });
  }
  stroke(pen, SUN, 6, () => chances.forEach((chance, at) => pen.lineTo(EDGE + (WIDTH * at) / Math.max(1, chances.length - 1), upwards(chance))));
}

/** @param {CanvasRenderingContext2D} pen @param {Replay} replay */
function drawPiles(pen, { steps }) {
  const { top, height } = CURVES;
  const across = (/** @type {number} */ step) => EDGE + ((WIDTH - 34) * step) / Math.max(1, steps.length - 1);
  const upwards = (/** @type {number} */ value) => top + height * (1 - value / 100);
  PILES.forEach((pile, place) => {
    const tops = steps.map((step) => step.tops[place] ?? 0);
    const colour = isRising(pile) ? RISE : FALL;
    pen.setLineDash(place % 2 ? [2, 11] : []);
    stroke(pen, colour, 5, () => tops.forEach((value, step) => pen.lineTo(across(step), upwards(value))));
    pen.setLineDash([]);
  });
  for (const { pile, y } of apart(steps.at(-1)?.tops ?? [], upwards)) {
    const colour = isRising(pile) ? RISE : FALL;
    write(pen, pile, { x: SIZE - EDGE - 16, y: y + 9, size: 28, weight: 600, colour, align: "left" });
  }
}

/** Where the letters of the piles stand: at their ends, but not over each other. @param {readonly number[]} tops @param {(value: number) => number} upwards */
function apart(tops, upwards) {
  const letters = PILES.map((pile, place) => ({ pile, y: upwards(tops[place] ?? 0) }));
  letters.sort((one, other) => other.y - one.y);
  letters.forEach((letter, place) => {
    letter.y = Math.min(letter.y, (letters[place - 1]?.y ?? SIZE) - 28);
  });
  return letters;
}

/** @param {CanvasRenderingContext2D} pen @param {string} colour @param {number} width @param {() => void} path */
function stroke(pen, colour, width, path) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  path();
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} radius */
function disc(pen, x, y, radius) {
  pen.fillStyle = SUN;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/**
 * @typedef {object} Writing
 * @property {number} y
 * @property {number} size
 * @property {number} [x]
 * @property {number} [weight]
 * @property {boolean} [isSerif]
 * @property {string} [colour]
 * @property {CanvasTextAlign} [align]
 */

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {Writing} how */
function write(pen, text, { y, size, x = SIZE / 2, weight = 400, isSerif = false, colour = PAPER, align = "center" }) {
  const families = getComputedStyle(document.documentElement).getPropertyValue(isSerif ? "--serif" : "--sans");
  pen.font = `${weight} ${size}px ${families}`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, WIDTH);
}
