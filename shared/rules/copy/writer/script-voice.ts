import { Seeded } from '../../../kernel/seeded.ts';
import type { Role } from '../constructions/construction.ts';
import type { Composition } from './composition.ts';
import { mayFollow, repeats } from './draft.ts';
import { type ScriptDuration, type ScriptPart, scriptParts } from './script-parts.ts';
import { secondsOfPart } from './script-times.ts';
import type { Sentence } from './sentence.ts';
import { mostWordsASecond, usualWordsASecond, wordCount } from './speech.ts';
import { chanceOf } from './worth.ts';

/** What is said in a part. */
export type Said = { part: ScriptPart; sentences: Sentence[]; words: number };

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

/** A part may take some of the seconds of others, never all that is left. */
function roomOf(part: ScriptPart, duration: ScriptDuration, spent: number): number {
  const own = Math.floor(secondsOfPart(part, duration) * (mostWordsASecond - 0.2)) + (part === 'hook' ? 4 : 1);
  const left = Math.floor(duration * mostWordsASecond) - 2 - spent - (part === 'cta' ? 0 : ofCall);
  return Math.min(part === 'cta' ? Math.max(own, ofCall) : own, left);
}

/** Sentences of each part, as many as its seconds hold; a part that no fact fits is left out. */
export function spokenOf(composition: Composition, duration: ScriptDuration): Said[] {
  const before: Sentence[] = [];
  const parts = scriptParts.map((part) => {
    const sentences = saidIn(part, composition, duration, before, roomOf(part, duration, wordsIn(before)));
    // What asks is looked for first, and said last.
    if (part === 'cta') sentences.reverse();
    return { part, sentences };
  });
  fill(parts, composition, duration);
  return parts
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ part, sentences }) => ({ part, sentences, words: wordsIn(sentences) }));
}

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + wordCount(text), 0);

type Parts = { part: ScriptPart; sentences: Sentence[] }[];

/** What there is more to say, part after part and in turn, until the voice fills the video. */
function fill(parts: Parts, composition: Composition, duration: ScriptDuration): void {
  const all = () => parts.flatMap(({ sentences }) => sentences);
  const full = Math.floor(duration * usualWordsASecond * withBreaths);
  for (const [part, role] of turns) {
    const here = parts.find((one) => one.part === part);
    const room = full - wordsIn(all());
    if (!here || room < fewestWords || (part === 'cta' && here.sentences.length > 1)) continue;
    const at = parts.indexOf(here);
    const before = parts.slice(0, at + 1).flatMap(({ sentences }) => sentences);
    const after = parts.slice(at + 1).flatMap(({ sentences }) => sentences);
    const next = best(role, part, composition, before, room, after);
    if (next && part === 'cta') here.sentences.unshift(next);
    else if (next) here.sentences.push(next);
  }
}

const fewestWords = 3;
/** Nobody speaks from the first second to the last. */
const withBreaths = 0.93;
const turns = Array.from({ length: 3 }, () => [
  ['problem', 'problem'] as const,
  ['solution', 'benefit'] as const,
  ['cta', 'offer'] as const,
  ['proof', 'proof'] as const,
  ['solution', 'feature'] as const,
  ['proof', 'objection'] as const,
]).flat();

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
  after: readonly Sentence[] = [],
): Sentence | undefined {
  const chance = new Seeded(`script/${seed}`).next();
  return [...pools.of(role)]
    .filter((one) => fits(one, part, before) && !repeats(after, one) && wordCount(one.text) <= room)
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
