import { chunks } from '../../../shared/kernel/chunks.ts';
import { endBilling } from '../../billing/core/end-billing.door.ts';
import { tableParts } from '../../platform/db/scan-part.ts';
import { unlessRefused, WriteRefused, write } from '../../platform/db/write.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { log } from '../../platform/log.ts';
import { leaveForGood } from '../../team/member/leave-for-good.door.ts';
import { goingAlong } from './begin-purge.ts';
import type { DeletionItem } from './deletion.entity.ts';
import { dueDeletions } from './due-deletions.ts';
import { PurgePass, type PurgePassItem, place } from './purge-pass.entity.ts';
import { standingsOf } from './standings.ts';

/** How many deletions a pass is for: what a scan can be asked for in one condition, with room for the workspaces that go along. */
export const mostAtOnce = 50;
const subscriptionsAtOnce = 10;

/** Later than anything is due: what has begun is read whatever time a schedule was told. */
const ever = new Date('9999-01-01');

/** The pass that is under way, or the next one; null while it must still wait, and when there is nothing left to purge. */
export async function openPass(): Promise<PurgePassItem | null> {
  const last = await readPass();
  if (last?.open) return last;
  if (last?.nextAt && last.nextAt > new Date().toISOString()) return null;
  // What one waits for would keep all others waiting: it goes with a pass of another day.
  for (const account of (await begunDeletions()).filter(({ scope }) => scope === 'account'))
    await settleAccount(account).catch((error) =>
      log.error('an account is not purged yet', error, { userId: account.subjectId }),
    );
  const subjects = (await withoutSubscription(await begunDeletions())).map(({ subjectId, scope, status }) => ({
    ...{ subjectId, scope },
    emptied: status === 'emptied',
  }));
  if (subjects.length === 0) return null;
  const next: PurgePassItem = {
    ...place,
    ...{ pass: (last?.pass ?? 0) + 1, open: true, subjects, removed: 0 },
    places: JSON.stringify(Array.from({ length: tableParts }, () => 'start')),
  };
  const isOpened = await unlessRefused(
    PurgePass.put(next)
      .where((attr, { eq, notExists }) => (last ? eq(attr.pass, last.pass) : notExists(attr.pass)))
      .go(),
  );
  return isOpened ? next : openPass();
}

/** Those of which nothing is charged any more: without what a workspace knows of Stripe, nobody could end it later. */
async function withoutSubscription(begun: readonly DeletionItem[]): Promise<DeletionItem[]> {
  const free: DeletionItem[] = [];
  for (const some of chunks(begun, subscriptionsAtOnce)) {
    const ended = await Promise.allSettled(
      some.map(async ({ subjectId, scope }) => scope === 'workspace' && endBilling(subjectId)),
    );
    for (const [at, one] of some.entries()) {
      const outcome = ended[at];
      if (outcome?.status !== 'rejected') free.push(one);
      else log.error('a workspace waits for its subscription to end', outcome.reason, { workspaceId: one.subjectId });
    }
  }
  return free;
}

export async function readPass(): Promise<PurgePassItem | null> {
  return (await PurgePass.get(place).go({ consistent: true })).data;
}

/** What is to be purged now, so many at most. */
export const begunDeletions = async (): Promise<DeletionItem[]> =>
  (await dueDeletions(ever, 10 * mostAtOnce)).filter(({ status }) => status !== 'planned').slice(0, mostAtOnce);

/** Takes a person out of the workspaces of others; those where nobody else is go along. Done again, it goes on. */
async function settleAccount(account: DeletionItem): Promise<void> {
  const { subjectId: userId } = account;
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user) return;
  for (const { workspace, alone } of await standingsOf(user)) {
    const { workspaceId, deletion } = workspace;
    if (deletion?.begunAt) continue;
    if (!alone) await leaveForGood({ workspaceId, userId });
    else
      await write(goingAlong(workspaceId, account, new Date().toISOString())).catch((error) => {
        // Begun meanwhile by itself.
        if (!(error instanceof WriteRefused)) throw error;
      });
  }
}
