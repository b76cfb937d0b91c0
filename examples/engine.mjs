// An engine in JavaScript: it lays the card that jumps the least, and no more cards than it has to.
// docs/engines.md describes what it is asked and how it answers. Run by Node.js:
//
//   ninetyeight arena --engine nearest='node examples/engine.mjs' --bots nearest --players 2

import { createInterface } from "node:readline";

let trick = 10;
let position = {};

/** The fields of a position line: `standard tops=12/1/97/100 turn=2:1/2:- seat=2 hand=4.61 ...`. */
function fields(line) {
  return Object.fromEntries(line.split(" ").slice(1).map((field) => field.split("=")));
}

/** How much room a card costs a pile; 0 or less if the pile does not take it. */
function jump(card, pile, top) {
  return pile < 2 ? card - top : top - card;
}

/** Every lay that fits, with its jump: a backwards trick jumps by -10. */
function lays(hand, tops) {
  return hand.flatMap((card) =>
    tops
      .map((top, pile) => ({ card, pile, by: jump(card, pile, top) }))
      .filter(({ by }) => by > 0 || by === -trick),
  );
}

/** The shortest way, in jumps, to lay `count` cards and cover every pile in `due`; or null. */
function best(hand, tops, count, due) {
  if (count <= 0 && due.length === 0) return { by: 0, lays: [] };
  let found = null;
  const fitting = lays(hand, tops);
  // Whatever covers the fires that are due may as well come first.
  for (const lay of due.length ? fitting.filter(({ pile }) => due.includes(pile)) : fitting) {
    const rest = best(
      hand.filter((card) => card !== lay.card),
      tops.with(lay.pile, lay.card),
      count - 1,
      due.filter((pile) => pile !== lay.pile),
    );
    if (rest && (!found || lay.by + rest.by < found.by)) {
      found = { by: lay.by + rest.by, lays: [lay, ...rest.lays] };
    }
  }
  return found;
}

function turn() {
  const hand = position.hand === "-" ? [] : position.hand.split(".").map(Number);
  const tops = position.tops.split("/").map(Number);
  // `2:1/2:ad` is: seat 2, of at least 2 cards 1 is laid, and the fires on a and d are to be covered.
  const [, laid, minimum, due] = position.turn.match(/:(\d+)\/(\d+):(.*)/);
  const piles = due === "-" ? [] : [...due].map((letter) => "abcd".indexOf(letter));
  const chosen = best(hand, tops, minimum - laid, piles) ?? { lays: lays(hand, tops).slice(0, 1) };
  return chosen.lays
    .map(({ card, pile, by }) => `${card}${"abcd"[pile]}${by < 0 ? "!" : ""}`)
    .join(" ");
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "n98-engine") console.log("engine 1 Nearest in JavaScript");
  else if (word === "trick") trick = Number(rest);
  else if (word === "position") position = fields(rest);
  else if (word === "turn") console.log(`lays ${turn()}`);
  else if (word === "words") console.log("says");
  else if (word === "quit") break;
  // Everything else, such as the signals of the others, this engine need not know.
}
