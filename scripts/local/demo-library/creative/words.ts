const narrow = /[iljtfrI.,;:!|'’()\u00a0\u202f ]/;
const broad = /[mwMWÀ%€@—–−]/;

/** About how wide a bold text is, for a letter height of 1; rather too wide, since we cannot know the font. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += narrow.test(letter) ? 0.36 : broad.test(letter) ? 0.96 : /\p{Lu}/u.test(letter) ? 0.76 : 0.61;
  return width;
}

/** The largest size at which every line fits, up to `max`. */
export const fitting = (lines: readonly string[], width: number, max: number): number =>
  Math.floor(Math.min(max, ...lines.map((line) => width / widthOf(line))));

/** Cuts a text into lines of about `width` letters' height; what is beyond `most` lines is dropped with an ellipsis. */
export function wrapped(text: string, width: number, most: number): string[] {
  const lines = [''];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1) ?? '';
    const longer = last ? `${last} ${word}` : word;
    if (widthOf(longer) <= width || !last) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').replace(/[ ,.;:!?]*$/, '')}…`];
}

/** A text inside an SVG, whatever it says. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;')
    .replaceAll('"', '&quot;');
