import { say } from '../../../components/undo-toast.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { actInTurns, reasonsOf } from '../../../lib/bulk.ts';
import { formatCount } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';

type Each<Thing> = {
  /** What the act is called. */
  label: string;
  nameOf: (thing: Thing) => string;
  act: (thing: Thing) => Promise<unknown>;
  /** How many are behind us. */
  onStep?: (count: number) => void;
};

/** One act on each of some things, one after the other; what became of them is told, those refused with why. */
export async function actOnEach<Thing extends { id: string }>(
  things: readonly Thing[],
  { label, nameOf, act, onStep }: Each<Thing>,
): Promise<void> {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  let behind = 0;
  const { kept, refusals, stopped } = await actInTurns([...byId.keys()], 1, async (ids) => {
    const items = [];
    for (const id of ids) {
      const thing = byId.get(id);
      if (thing) items.push({ id, ...(await outcomeOf(thing, nameOf, act)) });
      behind += 1;
      onStep?.(behind);
    }
    return { items };
  });
  const done = `${label}\u00a0: ${formatCount(kept.length, 'fait')}`;
  if (stopped !== undefined) sayRefused(`${done}, puis tout s’est arrêté`, stopped);
  if (refusals.length > 0) sayRefused(`${done}, ${refusals.length} sans effet`, reasonsOf(refusals));
  else if (stopped === undefined) say(done);
}

/** What is refused of one stops none of the others; a server that does not answer, or has enough, does. */
async function outcomeOf<Thing>(
  thing: Thing,
  nameOf: (thing: Thing) => string,
  act: (thing: Thing) => Promise<unknown>,
) {
  try {
    await act(thing);
    return { ok: true, message: null };
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
    if (!refused) throw error;
    return { ok: false, message: `${nameOf(thing)}\u00a0: ${messageOf(error, 'refus sans motif')}` };
  }
}
