import type { Limit } from './analysis.ts';
import { type Placement, type PlacementKey, placements } from './placements.ts';
import type { Field } from './read-copy.ts';

/** How long each text is against what its placement shows and accepts: what a capture added does not count. */
export function limitsOf(fields: readonly Field[], placement: PlacementKey | null): Limit[] {
  if (!placement) return [];
  const { fields: slots }: Placement = placements[placement];
  return fields.flatMap(({ name, given, length }) => {
    // A description of Google's is a text like its first.
    const slot =
      slots.find(({ holds }) => holds === name) ??
      (name === 'description' && placement.startsWith('google')
        ? slots.find(({ holds }) => holds === 'body')
        : undefined);
    if (!slot || given === '') return [];
    const { field, recommended, max } = slot;
    const state = length > max ? 'over' : length > recommended ? 'long' : 'ok';
    return [{ placement, field: name, slot: field, length, recommended, max, state } as const];
  });
}
