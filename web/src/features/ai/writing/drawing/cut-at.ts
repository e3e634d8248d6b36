/** The first signs of a text, as a network shows it before one asks for more. */
export function cutAt(text: string, most: number): { shown: string; isCut: boolean } {
  const signs = [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)];
  if (signs.length <= most) return { shown: text, isCut: false };
  const shown = signs
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('');
  return { shown: shown.replace(/\s+\S*$/u, ''), isCut: true };
}
