// All that a page says in plain letters: texts, names of controls, and its title.
() => {
  const all = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest("script, noscript, kbd, code, [translate=no]")) all.push(node.data);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const each of document.querySelectorAll(`[${name}]`)) all.push(each.getAttribute(name) ?? "");
  return [...new Set(all.filter((text) => /[A-Za-z]{2}/.test(text)))];
}
