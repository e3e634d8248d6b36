import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { type Operation, update, WriteRefused, write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { goneOf, looked, UgcRight, type UgcRightItem, watchShards } from '../core/right.entity.ts';
import { tellsFrom } from './remind-rights.ts';
import { stillShown } from './still-shown.ts';

type Which = (item: UgcRightItem) => boolean;
type Due = Pick<UgcRightItem, 'workspaceId' | 'rightId'>;

/** Tells each workspace, once a day, which contents its campaigns still show without a right; as often as it runs. */
export async function remindStillShown(now: Date, which: Which = () => true): Promise<void> {
  const today = parisDay(now);
  if (now.getTime() < tellsFrom(today)) return;
  for (const [workspaceId, due] of groupBy(await allDue(today, which), (one) => one.workspaceId))
    await remindWorkspace(workspaceId, due, now);
}

async function allDue(today: string, which: Which): Promise<Due[]> {
  const shards = watchShards.map(async (lookShard) => {
    const due = UgcRight.query.byLook({ lookShard }).lte({ lookOn: today });
    return (await due.go({ pages: 'all' })).data;
  });
  const found = (await Promise.all(shards)).flat();
  return found.filter(which).map(({ workspaceId, rightId }) => ({ workspaceId, rightId }));
}

async function remindWorkspace(workspaceId: string, due: readonly Due[], now: Date): Promise<void> {
  const today = parisDay(now);
  const rights = (await asTheyAre(due)).filter(({ lookOn }) => lookOn !== undefined && lookOn <= today);
  const still = await stillShown(workspaceId, rights, today);
  const isStill = ({ rightId }: UgcRightItem) => still.has(rightId);
  const told = rights.filter(isStill).sort((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
  const [first] = told;
  if (first) {
    const { rightId, title } = first;
    const data = { rights: { count: told.length, first: { id: rightId, title } } };
    // All that one message tells of, as far as a transaction holds it, is told with it.
    const rest = told.slice(mostWithMessage);
    const isTold = await unlessChanged([
      ...told.slice(0, mostWithMessage).map((right) => mark(right, today)),
      event({ workspaceId }, { type: 'ugc.rights_still_shown', entityId: rightId, data }, now),
    ]);
    if (isTold) await markAll(rest, today);
  }
  await markAll(
    rights.filter((right) => !isStill(right)),
    today,
  );
}

const mostWithMessage = 95;
const atOnce = 20;

/** Looked at for today. What was changed meanwhile is looked at again an hour later. */
async function markAll(rights: readonly UgcRightItem[], today: string): Promise<void> {
  for (const some of chunks(rights, atOnce)) await Promise.all(some.map((one) => unlessChanged([mark(one, today)])));
}

/** A look is no change of the right: its version stays. */
function mark(right: UgcRightItem, today: string): Operation {
  const { workspaceId, rightId, lookOn } = right;
  const { lookOn: _, lookShard: __, ...kept } = right;
  const next = looked(kept, addDays(today, 1));
  const patch = UgcRight.patch({ workspaceId, rightId }).set(next);
  const gone = goneOf({ ...kept, ...next }, ['lookOn', 'lookShard']);
  return update(
    (gone.length > 0 ? patch.remove(gone) : patch).where((attr, { eq }) => eq(attr.lookOn, lookOn as string)),
  );
}

async function unlessChanged(operations: Operation[]): Promise<boolean> {
  try {
    await write(operations);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
}

async function asTheyAre(due: readonly Due[]): Promise<UgcRightItem[]> {
  const rights: UgcRightItem[] = [];
  for (const some of chunks(due, mostTogether)) {
    const read = await readTogether(some.map((key) => UgcRight.get(key)));
    rights.push(...read.flatMap((Item) => UgcRight.parse({ Item }).data ?? []));
  }
  return rights;
}
