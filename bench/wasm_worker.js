// Plays whole games with the kernel as WebAssembly. The first message brings the kernel.

let exports;

function write(bytes) {
  new Uint8Array(exports.memory.buffer, exports.input(), bytes.length).set(bytes);
}

function checked(answer) {
  if (answer < 0) throw Error(`the kernel refused what it was given: ${answer}`);
  return answer;
}

// Decks and games are sent as short texts: what it takes to send them counts too, and is not what is measured.
function play(rules, { deck, seed }) {
  const cards = atob(deck);
  write([...rules, ...Array.from(cards, (letter) => letter.charCodeAt(0))]);
  const size = checked(exports.play(rules.length, cards.length, rules[0], 1, BigInt(seed)));
  return btoa(String.fromCharCode(...new Uint8Array(exports.memory.buffer, exports.output(), size)));
}

self.onmessage = async ({ data: { kernel, net, bot, rules, games } }) => {
  exports ??= (await WebAssembly.instantiate(kernel)).instance.exports;
  write(net);
  checked(exports.net(0, net.length));
  for (let seat = 0; seat < rules[0]; seat++) {
    checked(exports.bot(seat, bot.level, 0, bot.samples, bot.depth));
  }
  self.postMessage(games.map((game) => play(rules, game)));
};
