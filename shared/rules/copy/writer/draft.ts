import type { FrameworkType } from '../analysis.ts';
import type { Role } from '../constructions/construction.ts';
import type { Fact } from '../facts/fact.ts';
import { graphemesIn } from '../graphemes.ts';
import type { Piece } from './fill.ts';
import type { Sentence } from './sentence.ts';
import { stemsIn } from './similarity.ts';

/** A text before it is judged. */
export type Draft = {
  framework: FrameworkType;
  sentences: readonly Sentence[];
  pieces: readonly Piece[];
  text: string;
  length: number;
};

/** Signs from which a text is cut into lines. */
const longFrom = 160;

/** Sentences one after the other; a long text takes a line for each of its parts. */
export function draftOf(framework: FrameworkType, sentences: readonly Sentence[]): Draft {
  const lines = sentences.reduce((sum, { length }) => sum + length + 1, 0) > longFrom;
  const pieces: Piece[] = [];
  sentences.forEach((sentence, at) => {
    const before = sentences[at - 1];
    if (before) pieces.push({ text: separator(before, sentence, lines), fact: null });
    pieces.push(...sentence.pieces);
  });
  const text = pieces.map((piece) => piece.text).join('');
  return { framework, sentences, pieces, text, length: graphemesIn(text) };
}

function separator(before: Sentence, { construction: { role }, text }: Sentence, lines: boolean): string {
  if (before.text.includes('\n') || text.includes('\n')) return '\n';
  if (!lines) return ' ';
  return before.construction.role === 'hook' || role === 'call' || role === 'proof' || role === 'objection'
    ? '\n'
    : ' ';
}

/** Whether a sentence may come after these: no fact said twice, and nothing that goes on with what was not said. */
export function mayFollow(sentences: readonly Sentence[], next: Sentence): boolean {
  const before = sentences.at(-1);
  const { after } = next.construction;
  if (after && !(before && after.some((what) => isAfter(what, before)))) return false;
  if (next.leans && !before?.names) return false;
  if (before?.text.endsWith('?') && next.text.includes('?')) return false;
  return mayName(sentences, next) && answers(sentences, next) && !repeats(sentences, next);
}

/** Sentences between two that name what is sold. */
const betweenNames = 3;

/** What is sold is named as soon as a first sentence has been said; then not again for a while. */
function mayName(sentences: readonly Sentence[], next: Sentence): boolean {
  if (!next.nameable) return true;
  const last = sentences.findLastIndex(({ names }) => names);
  if (next.names) return last < 0 || sentences.length - last > betweenNames;
  const { role } = next.construction;
  return last >= 0 || sentences.length === 0 || role === 'agitation' || role === 'problem';
}

/** What a question asks for is not answered by another promise: by what is sold, or by a fact of the same thing. */
function answers([hook]: readonly Sentence[], next: Sentence): boolean {
  if (!hook || !next.names || next.construction.after || !(wishes(hook) || hurts(hook))) return true;
  const [benefit] = next.facts.filter(({ kind }) => kind === 'benefit' || kind === 'feature');
  if (!benefit) return true;
  const asked = new Set(hook.facts.flatMap(({ text }) => stemsIn(text)));
  return stemsIn(benefit.text).some((stem) => asked.has(stem));
}

/** Whether a sentence says a fact that was said. */
export const repeats = (sentences: readonly Sentence[], next: Sentence): boolean =>
  next.facts.some((fact) =>
    sentences.some(({ facts }) => facts.some((other) => other === fact || isSame(fact, other))),
  );

function isAfter(what: Role | 'wish' | 'pain' | 'nuisance', before: Sentence): boolean {
  if (what === 'wish') return wishes(before);
  if (what === 'pain') return hurts(before);
  if (what === 'nuisance') return hurts(before) && before.facts.every(({ shape }) => shape !== 'infinitive');
  return before.construction.role === what;
}

const hurts = ({ construction: { role, related }, facts }: Sentence): boolean =>
  role === 'hook' && !related && facts.some(({ kind }) => kind === 'pain');
const wishes = ({ construction: { role, related }, facts, text }: Sentence): boolean =>
  role === 'hook' && !related && facts.some(({ kind }) => kind === 'benefit') && text.endsWith('?');

/** « 19 € par mois », and an answer that says it too. */
function isSame(one: Fact, other: Fact): boolean {
  const [a, b] = [one.text.toLowerCase(), other.text.toLowerCase()];
  return one.kind !== 'product' && other.kind !== 'product' && (a.includes(b) || b.includes(a));
}

/** Whether each sentence may come after those before it. */
export const holdsTogether = (sentences: readonly Sentence[]): boolean =>
  sentences.every((sentence, at) => mayFollow(sentences.slice(0, at), sentence));
