import { fold } from '../kernel/fold.ts';

const longest = 80;
const letters = (name: string) =>
  fold(name)
    .replace(/[^\p{L}]/gu, '')
    .slice(0, longest);
const digits = (name: string) => name.replace(/\D+/g, ' ').trim();

/** Letters that may differ, of as many as two names have. */
const allowed = (length: number) => (length < 6 ? 0 : length < 10 ? 1 : Math.min(4, Math.floor(length / 6)));

/** Whether two names differ by a slip of the hand: some letters, never a number, which tells things apart. */
export function areNear(one: string, other: string): boolean {
  if (digits(one) !== digits(other)) return false;
  const [first, second] = [letters(one), letters(other)];
  const most = allowed(Math.min(first.length, second.length));
  return Math.abs(first.length - second.length) <= most && distance(first, second, most) <= most;
}

/** The Damerau-Levenshtein distance with adjacent transpositions, given up above `most`. */
function distance(one: string, other: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const line = nextLine(one, other, row, last, before);
    const least = Math.min(...line);
    if (least > most) return least;
    [before, last] = [last, line];
  }
  return last[other.length] ?? 0;
}

function nextLine(one: string, other: string, row: number, last: number[], before: number[]): number[] {
  const line = [row];
  for (let at = 1; at <= other.length; at++) {
    const changed = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
    const cost = Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, changed);
    const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
    line.push(isSwap ? Math.min(cost, (before[at - 2] ?? 0) + 1) : cost);
  }
  return line;
}
