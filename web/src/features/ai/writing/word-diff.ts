export type DiffPiece = { text: string; differs: boolean };

/** Each with the space behind it, which is none of what is compared. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*/gu) ?? [];
const isSame = (one: string | undefined, other: string | undefined): boolean => one?.trim() === other?.trim();

/** By places of both, the most words that run on in common from there. */
function commonRuns(left: readonly string[], right: readonly string[]): (i: number, j: number) => number {
  const best = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const length = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const longer = Math.max(length(i + 1, j), length(i, j + 1));
      best[i]?.set([isSame(left[i], right[j]) ? length(i + 1, j + 1) + 1 : longer], j);
    }
  return length;
}

/** Two texts, each cut where its words are not those of the other one (longest common run of words). */
export function wordDiff(one: string, other: string): [DiffPiece[], DiffPiece[]] {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const common = commonRuns(left, right);
  const [ofLeft, ofRight]: [DiffPiece[], DiffPiece[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (isSame(left[i], right[j])) {
      add(ofLeft, left[i++] ?? '', false);
      add(ofRight, right[j++] ?? '', false);
    } else if (common(i + 1, j) >= common(i, j + 1)) add(ofLeft, left[i++] ?? '', true);
    else add(ofRight, right[j++] ?? '', true);
  }
  add(ofLeft, left.slice(i).join(''), true);
  add(ofRight, right.slice(j).join(''), true);
  return [ofLeft, ofRight];
}

function add(pieces: DiffPiece[], text: string, differs: boolean): void {
  if (text === '') return;
  const last = pieces.at(-1);
  if (last?.differs === differs) last.text += text;
  else pieces.push({ text, differs });
}
