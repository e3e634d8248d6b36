import { fold } from '../../../kernel/fold.ts';
import type { Fact } from '../facts/fact.ts';
import type { Piece } from '../writer/fill.ts';
import { stemsIn } from '../writer/similarity.ts';

type Word = { start: number; end: number; stem: string };
type Run = { start: number; end: number; fact: Fact; found: number };

/** Words of a fact that may stand apart, « gagnez chaque semaine trois heures ». */
const mostApart = 2;

/** A text that a model wrote, cut where its words are those of a fact: half of its words that say something, two at least. */
export function groundedPieces(text: string, facts: readonly Fact[]): Piece[] {
  const words = wordsIn(text);
  const runs = facts
    .flatMap((fact) => runsOf(fact, words))
    .sort((a, b) => b.found - a.found || b.end - b.start - (a.end - a.start));
  const kept: Run[] = [];
  for (const run of runs) if (!kept.some(({ start, end }) => run.start < end && run.end > start)) kept.push(run);
  kept.sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, fact } of kept) {
    if (start > at) pieces.push({ text: text.slice(at, start), fact: null });
    pieces.push({ text: text.slice(start, end), fact });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), fact: null });
  return pieces;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    stem: stemsIn(word)[0] ?? (/\d/.test(word) ? fold(word) : ''),
  }));

function runsOf(fact: Fact, words: readonly Word[]): Run[] {
  const stems = new Set(wordsIn(fact.text).flatMap(({ stem }) => stem || []));
  const enough = stems.size < 2 ? 1 : Math.max(2, Math.ceil(stems.size / 2));
  if (stems.size === 0) return [];
  const runs: Run[] = [];
  let [first, last, found] = [-1, -1, new Set<string>()];
  const close = () => {
    const [from, to] = [words[first], words[last]];
    if (from && to && found.size >= enough) runs.push({ start: from.start, end: to.end, fact, found: found.size });
    [first, last, found] = [-1, -1, new Set()];
  };
  words.forEach(({ stem }, at) => {
    if (!stems.has(stem)) return;
    if (last >= 0 && at - last > mostApart + 1) close();
    if (first < 0) first = at;
    last = at;
    found.add(stem);
  });
  close();
  return runs;
}
