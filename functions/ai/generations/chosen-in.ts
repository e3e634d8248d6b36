import type { Generation } from '../../../shared/ai/generation.ts';

type Output = Generation['output'];

/** Whether people kept some of its texts. */
export function isChosenIn(output: Output): boolean {
  if ('items' in output) return output.items.some(({ state }) => state === 'kept');
  if (!('placements' in output)) return false;
  return output.placements.some(({ fields }) =>
    fields.some(({ items }) => items.some(({ choice }) => choice === 'kept')),
  );
}

/** What lists show of it: the first variation's. */
export const scoreOf = (output: Output): number | undefined => ('items' in output ? output.items[0]?.score : undefined);
