import { chunks } from '../../../shared/kernel/chunks.ts';

type BulkOutcome = { id: string; ok: boolean; message: string | null };

/** What became of many: those that were done, why the others were refused, and what stopped it on its way, if anything. */
export type Done = { kept: string[]; refusals: string[]; stopped: unknown };

/** One act on many things, `atOnce` a request, one after the other. It stops at a request that fails: what came before is done. */
export async function actInTurns(
  ids: readonly string[],
  atOnce: number,
  act: (some: string[]) => Promise<{ items: BulkOutcome[] }>,
): Promise<Done> {
  const done: Done = { kept: [], refusals: [], stopped: undefined };
  for (const some of chunks(ids, atOnce)) {
    try {
      const { items } = await act(some);
      done.kept.push(...items.filter(({ ok }) => ok).map(({ id }) => id));
      done.refusals.push(...items.filter(({ ok }) => !ok).map(({ message }) => message ?? 'Refus sans motif'));
    } catch (error) {
      return { ...done, stopped: error };
    }
  }
  return done;
}

/** Each reason once, with how many it concerns. */
export const reasonsOf = (refusals: readonly string[]): string =>
  [...new Set(refusals)]
    .map((message) => [message, refusals.filter((one) => one === message).length] as const)
    .map(([message, count]) => (count > 1 ? `${message} (${count})` : message))
    .join('. ');

/** The tags once one is put on, or taken off. */
export const taggedWith = (tags: readonly string[], tag: string): string[] => [...new Set([...tags, tag])];
export const taggedWithout = (tags: readonly string[], tag: string): string[] => tags.filter((one) => one !== tag);

/** The tags that some of these wear, by the alphabet. */
export const tagsWorn = (things: readonly { tags: readonly string[] }[]): string[] =>
  [...new Set(things.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other, 'fr'));
