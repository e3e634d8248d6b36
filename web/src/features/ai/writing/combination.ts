import type { TextItem } from '../../../../../shared/ai/written.ts';
import type { PlacementKey } from '../../../../../shared/rules/copy/placements.ts';
import { similarity, tooSimilar, wordSet } from '../../../../../shared/rules/copy/writer/similarity.ts';

type Field = { field: string; items: readonly TextItem[] };

/** How many texts of a field a search shows at once; one of all others. */
const together: Record<string, number> = { headline: 3, description: 2, path: 2 };

/** Of a text of several sentences, the last one. */
const ending = (text: string): string | null => /[.!?…]\s+(\S[^.!?…]*[.!?…]?)$/u.exec(text.trim())?.[1] ?? null;

function endsAlike(one: string, other: string): boolean {
  const last = ending(one);
  return last !== null && last === ending(other);
}

/** Texts of each field as the platform might put them together: the first ones, or drawn by `chance` (0 to 1). */
export function combinationOf(
  placement: PlacementKey,
  fields: readonly Field[],
  chance: (() => number) | null,
): Record<string, string[]> {
  return Object.fromEntries(
    fields.map(({ field, items }) => {
      const most = placement === 'google_search' ? (together[field] ?? 1) : 1;
      let left = items.filter(({ choice }) => choice !== 'rejected').map(({ text }) => text);
      const picked: string[] = [];
      while (picked.length < most && left.length > 0) {
        const [one = ''] = left.splice(chance ? Math.floor(chance() * left.length) : 0, 1);
        picked.push(one);
        // What says least the same comes next, and what says nearly the same not while there are others.
        const likeness = (other: string) => Math.max(...picked.map((has) => similarity(wordSet(has), wordSet(other))));
        // Nor are two calls in the same words.
        const fresh = left.filter((other) => !picked.some((has) => endsAlike(has, other)));
        const others = fresh.filter((other) => likeness(other) < tooSimilar);
        left = (others.length > 0 ? others : fresh).sort((a, b) => likeness(a) - likeness(b));
      }
      return [field, picked];
    }),
  );
}

/** By text, the first other one of its field that says nearly the same. */
export function nearOnes(items: readonly TextItem[]): Map<string, TextItem> {
  const near = new Map<string, TextItem>();
  const sets = items.map(({ text }) => wordSet(text));
  items.forEach((item, at) => {
    const own = sets[at];
    const other = items.find((_, i) => i !== at && own && similarity(own, sets[i] ?? new Set()) >= tooSimilar);
    if (other) near.set(item.id, other);
  });
  return near;
}
