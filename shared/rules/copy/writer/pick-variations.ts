import type { PlacementField } from '../placements.ts';
import type { Composition } from './composition.ts';
import type { Room } from './drafts.ts';
import { type Changed, changesOf, differenceOf, type Lever, leverLabels } from './levers.ts';
import { similarity, tooSimilar, wordSet } from './similarity.ts';
import { type Court, chanceOf, type Judged, judge } from './worth.ts';

export type Picked = { judged: Judged; changed: Changed | null; from: Judged | null };

type Choice = {
  composition: Composition;
  judged: readonly Judged[];
  court: Court;
  room: Room;
  field: PlacementField;
  count: number;
  levers: readonly Lever[] | undefined;
};
type Candidate = { judged: Judged; changed: Changed; words: ReadonlySet<string> };

/** Changes of each lever that are judged: an analysis takes a fifth of a millisecond. */
const mostOfLever = 14;
const ofSimilarity = 0.5;
const ofOveruse = 0.05;

/** The best text, then those that differ from it by one lever, then, if those are too few, others; none like another. */
export function chosenOf(choice: Choice): Picked[] {
  const { judged, count } = choice;
  const ranked = [...judged].sort((a, b) => b.worth - a.worth);
  const start = ranked.find(({ draft }) => passes(choice, draft.text));
  if (!start) return [];
  const picked: Picked[] = [{ judged: start, changed: null, from: null }];
  const wanted = new Set(choice.levers ?? usual);
  const taken = [wordSet(start.draft.text)];
  if (count > 1) {
    add(picked, taken, changesFrom(start, wanted, choice), choice);
    if (picked.length < count) {
      const others = ranked.slice(0, mostOthers).flatMap((one) => {
        const changed = differenceOf(start.draft, one.draft);
        return changed && wanted.has(changed.lever) ? [{ judged: one, changed, words: wordSet(one.draft.text) }] : [];
      });
      add(picked, taken, others, choice);
    }
  }
  return picked.map((one) => (one.changed ? { ...one, from: start } : one));
}

/** Two calls of one class are hardly two texts: only on request. */
const usual = (Object.keys(leverLabels) as Lever[]).filter((lever) => lever !== 'callToAction');
const mostOthers = 120;

const passes = ({ composition, field }: Choice, text: string): boolean =>
  composition.passes({ text, max: field.max, holds: field.holds });

/** Greedy: worth, less what it shares with those that are taken. */
function add(picked: Picked[], taken: ReadonlySet<string>[], candidates: Candidate[], choice: Choice): void {
  const left = new Set(candidates);
  while (picked.length < choice.count) {
    let best: { one: Candidate; value: number } | null = null;
    for (const one of left) {
      const near = Math.max(...taken.map((other) => similarity(one.words, other)));
      if (near >= tooSimilar || !isNew(one, picked, choice.count)) left.delete(one);
      else {
        const value = one.judged.worth - ofSimilarity * near - ofOveruse * usesOf(one, picked);
        if (!best || value > best.value) best = { one, value };
      }
    }
    if (!best) return;
    const { one } = best;
    left.delete(one);
    if (!passes(choice, one.judged.draft.text)) continue;
    picked.push({ judged: one.judged, changed: one.changed, from: null });
    taken.push(one.words);
  }
}

function changesFrom(start: Judged, wanted: ReadonlySet<Lever>, { composition, court, room }: Choice): Candidate[] {
  const byLever = new Map<Lever, Changed[]>();
  for (const changed of changesOf(start.draft, composition.pools, room, wanted)) {
    const same = byLever.get(changed.lever);
    if (same) same.push(changed);
    else byLever.set(changed.lever, [changed]);
  }
  return [...byLever.values()].flatMap((changes) =>
    changes
      .map((changed) => ({ changed, chance: chanceOf(court.seed, changed.draft.text) }))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, changes[0]?.lever === 'hook' ? 2 * mostOfLever : mostOfLever)
      .map(({ changed }) => ({ changed, judged: judge(changed.draft, court), words: wordSet(changed.draft.text) })),
  );
}

/** No lever and no hook more often than a third, none twice with the same first fact; a hook that is tested may come half the time. */
function isNew({ judged, changed }: Candidate, picked: readonly Picked[], count: number): boolean {
  const third = Math.ceil(count / 3);
  const ofLever = picked.filter((one) => one.changed?.lever === changed.lever).length;
  if (
    changed.alone &&
    ofLever >= (changed.lever === 'hook' ? Math.ceil(count / 2) : changed.lever === 'length' ? 1 : third)
  )
    return false;
  const { type } = judged.analysis.hook;
  const same = picked.filter((one) => one.judged.analysis.hook.type === type);
  if (same.length >= third) return false;
  const opening = judged.draft.sentences[0];
  return !same.some(({ judged: { draft }, changed: other }) => {
    const [first] = draft.sentences;
    if (first?.text === opening?.text) return changed.lever === other?.lever;
    return first?.facts[0] === opening?.facts[0];
  });
}

/** How often what it adds was used already. */
function usesOf({ changed }: Candidate, picked: readonly Picked[]): number {
  const added = new Set(changed.added.flatMap(({ facts }) => [...facts]));
  return picked.filter(
    (one) =>
      one.changed?.lever === changed.lever ||
      one.judged.draft.sentences.some(({ facts }) => facts.some((fact) => added.has(fact))),
  ).length;
}
