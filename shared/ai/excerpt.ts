/** The first words of a text on one line, `…` after them where there are more; at most so many characters. */
export function excerptOf(text: string, max: number): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  if (line.length <= max) return line.join('');
  const start = line.slice(0, max - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${(end > max / 2 ? start.slice(0, end) : start).replace(/[\s,;:.!?…]+$/u, '')}…`;
}
