// How much an element stands out from what it lies on, as WCAG counts it: its text, its ground or its inner edge.
({ selector, of }) => {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colour = (css) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return { parts: [red, green, blue], alpha: alpha / 255 };
  };
  const on = (below, { parts, alpha }, opacity) => below.map((part, at) => part + (parts[at] - part) * alpha * opacity);
  const luminance = (parts) => {
    const [red, green, blue] = parts.map((part) =>
      part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const element = document.querySelector(selector);
  const line = [];
  for (let each = element; each; each = each.parentElement) line.unshift(each);
  let [below, ground, opacity] = [[255, 255, 255], [255, 255, 255], 1];
  for (const each of line) {
    const style = getComputedStyle(each);
    opacity *= style.opacity;
    below = ground;
    ground = on(ground, colour(style.backgroundColor), opacity);
  }
  const { color, boxShadow } = getComputedStyle(element);
  const [one, other] = {
    text: [on(ground, colour(color), opacity), ground],
    ground: [ground, below],
    edge: [on(ground, colour(boxShadow.split(" 0px")[0]), opacity), below],
  }[of];
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
