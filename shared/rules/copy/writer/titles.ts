import { foldedWords } from '../../../kernel/fold.ts';
import { fourUOf } from '../four-u.ts';
import type { PlacementField, PlacementKey } from '../placements.ts';
import { readCopy } from '../read-copy.ts';
import type { Composition } from './composition.ts';
import type { Pools } from './pools.ts';
import { type Sentence, sentenceOf } from './sentence.ts';
import { chanceOf, closeRepetitions } from './worth.ts';

export type Title = { sentence: Sentence; worth: number };

/** Titles of a length, the best first; a long one may be a first sentence without its full stop. */
export function titlesOf(
  { pools, seed }: Pick<Composition, 'pools' | 'seed'>,
  { recommended: most }: Pick<PlacementField, 'recommended'>,
  placement: PlacementKey,
): Title[] {
  const isRead = ({ facts }: Sentence) => searched.has(placement) || !facts.some(({ kind }) => kind === 'keyword');
  const long =
    most > 60
      ? pools
          .of('hook')
          .filter(({ leans, text }) => !leans && !text.includes('\n'))
          .map(unstopped(pools))
      : [];
  const found = new Map<string, Title>();
  for (const sentence of [...pools.of('title'), ...long])
    if (sentence.length <= most && isRead(sentence) && !found.has(sentence.text))
      found.set(sentence.text, { sentence, worth: worthOf(sentence, most, seed) });
  return [...found.values()].sort((a, b) => b.worth - a.worth);
}

/** Where people look for words. */
const searched = new Set<PlacementKey>(['google_search', 'google_pmax', 'youtube', 'pinterest']);

const unstopped =
  ({ voice }: Pools) =>
  (sentence: Sentence): Sentence => {
    const last = sentence.pieces.at(-1);
    if (!last?.text.endsWith('.')) return sentence;
    const text = last.text.slice(0, -1);
    const pieces = [...sentence.pieces.slice(0, -1), ...(text ? [{ ...last, text }] : [])];
    return sentenceOf(sentence.construction, pieces, sentence.facts, voice);
  };

/** What the analyser finds in a first sentence, and how much of the room is used; a name alone says little. */
function worthOf(sentence: Sentence, most: number, seed: number): number {
  const { text, facts, length, names } = sentence;
  const { main } = readCopy({ body: text });
  const [one] = main.sentences;
  const fourU = one
    ? fourUOf(main, main.plain.slice(one.start, one.end))
    : { useful: 0, urgent: 0, unique: 0, specific: 0 };
  const u = fourU.useful + fourU.urgent + fourU.unique + fourU.specific;
  const filled = Math.min(1, length / Math.min(most, 60));
  const thin = facts.length === 0 && !names ? 0.3 : foldedWords(text).length < 2 ? 0.25 : 0;
  const repeats = closeRepetitions(text).length * 0.1;
  return 0.5 * (u / 8) + 0.2 * filled + 0.15 * chanceOf(seed, text) + (facts.length > 0 ? 0.15 : 0) - thin - repeats;
}
