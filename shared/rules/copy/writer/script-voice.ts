import { foldedWords } from '../../../kernel/fold.ts';
import { Seeded } from '../../../kernel/seeded.ts';
import type { Role } from '../constructions/construction.ts';
import type { Composition } from './composition.ts';
import { mayFollow, repeats } from './draft.ts';
import { mostWordsASecond, partEnds, type ScriptDuration, type ScriptPart, scriptParts } from './script-parts.ts';
import type { Sentence } from './sentence.ts';
import { chanceOf } from './worth.ts';

/** What is said in a part, and when. */
export type Said = { part: ScriptPart; sentences: Sentence[]; words: number };
export type Timed = Said & { from: number; to: number };

const roles: Record<ScriptPart, readonly Role[]> = {
  hook: ['hook'],
  problem: ['problem', 'agitation'],
  solution: ['solution', 'benefit', 'feature'],
  proof: ['proof', 'objection'],
  cta: ['call', 'offer'],
};
/** A minute holds more of what there is to say; one hook, one offer and one call are enough at any length. */
const inMinute: Partial<Record<Role, number>> = { problem: 2, benefit: 3, feature: 3, proof: 2, objection: 2 };
/** Words kept for what asks. */
const ofCall = 6;

export const wordCount = (text: string): number =>
  text.split(/[\s\u00a0\u202f]+/).filter((word) => foldedWords(word).length > 0).length;

const startOf = (part: ScriptPart, duration: ScriptDuration): number => {
  const before = scriptParts[scriptParts.indexOf(part) - 1];
  return before ? partEnds[duration][before] : 0;
};

/** A part may take some of the seconds of others, never all that is left. */
function roomOf(part: ScriptPart, duration: ScriptDuration, spent: number): number {
  const seconds = partEnds[duration][part] - startOf(part, duration);
  const own = Math.floor(seconds * (mostWordsASecond - 0.2)) + (part === 'hook' ? 4 : 1);
  const left = Math.floor(duration * mostWordsASecond) - 2 - spent - (part === 'cta' ? 0 : ofCall);
  return Math.min(part === 'cta' ? Math.max(own, ofCall) : own, left);
}

/** Sentences of each part, as many as its seconds hold; a part that no fact fits is left out. */
export function spokenOf(composition: Composition, duration: ScriptDuration): Said[] {
  const before: Sentence[] = [];
  return scriptParts.flatMap((part) => {
    const spent = before.reduce((sum, { text }) => sum + wordCount(text), 0);
    const sentences = saidIn(part, composition, duration, before, roomOf(part, duration, spent));
    // What asks is looked for first, and said last.
    if (part === 'cta') sentences.reverse();
    const words = sentences.reduce((sum, { text }) => sum + wordCount(text), 0);
    return sentences.length === 0 ? [] : [{ part, sentences, words }];
  });
}

function saidIn(
  part: ScriptPart,
  composition: Composition,
  duration: ScriptDuration,
  before: Sentence[],
  room: number,
): Sentence[] {
  const sentences: Sentence[] = [];
  let left = room;
  for (const role of roles[part])
    for (let more = 0; more < (duration === 60 ? (inMinute[role] ?? 1) : 1); more++) {
      const next = best(role, part, composition, before, left);
      if (!next) break;
      sentences.push(next);
      before.push(next);
      left -= wordCount(next.text);
    }
  return sentences;
}

function best(
  role: Role,
  part: ScriptPart,
  { pools, seed, passes }: Composition,
  before: readonly Sentence[],
  room: number,
): Sentence | undefined {
  const chance = new Seeded(`script/${seed}`).next();
  return [...pools.of(role)]
    .filter((one) => fits(one, part, before) && wordCount(one.text) <= room)
    .map((one) => ({ one, worth: worthOf(one, part) + 0.6 * chanceOf(seed, `${chance}${one.text}`) }))
    .sort((a, b) => b.worth - a.worth)
    .find(({ one }) => passes({ text: one.text, max: 600, holds: 'body' }))?.one;
}

export const mayOpen = ({ leans, text }: Sentence): boolean => !(leans || text.includes('\n'));

/** What is heard is said in whole sentences. */
function fits(next: Sentence, part: ScriptPart, before: readonly Sentence[]): boolean {
  if (part === 'hook') return mayOpen(next);
  if (next.construction.id === 'objection_answer') return false;
  // The name comes back where something is asked for.
  if (part === 'cta') return !(repeats(before, next) || (next.names && before.at(-1)?.names));
  return mayFollow(before, next);
}

/** A pain or a question first, an offer last. */
export function worthOf({ construction, facts }: Sentence, part: ScriptPart): number {
  const has = (kind: string) => facts.some((fact) => fact.kind === kind);
  if (part === 'hook') return has('pain') || construction.hook === 'curiosity' ? 0.5 : has('benefit') ? 0.3 : 0;
  if (part === 'cta') return has('offer') ? 0.8 : 0.2;
  return construction.id === 'solution_named' || construction.id === 'price_of' ? 0 : 0.2;
}

/** The boundaries of the table move so that each part holds its words; the seconds of what is left out are shared. */
export function timesOf(said: readonly Said[], duration: ScriptDuration): Timed[] {
  const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
  const least = said.map(({ words }) => words / mostWordsASecond + 0.05);
  const over = said.map(({ part }, at) =>
    Math.max(0, partEnds[duration][part] - startOf(part, duration) - (least[at] ?? 0)),
  );
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const [spare, allOver] = [Math.max(0, duration - sum(least)), sum(over)];
  let from = 0;
  return said.map((one, at) => {
    const share = allOver > 0 ? (over[at] ?? 0) / allOver : 1 / said.length;
    const to = at === said.length - 1 ? duration : tenths(from + (least[at] ?? 0) + spare * share);
    const timed = { ...one, from, to };
    from = to;
    return timed;
  });
}
