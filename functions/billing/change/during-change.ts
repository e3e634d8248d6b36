import { AppError } from '../../platform/app-error.ts';
import { update, write } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { BillingAccount } from '../core/billing-account.entity.ts';

/** Longer than a function runs. */
const leaseMs = 60_000;

/** Changes over the version that was read, one at a time: two that are asked at once would both be paid for. */
export async function duringChange<T>(workspaceId: string, version: number, act: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const until = new Date(now + leaseMs).toISOString();
  const taken = BillingAccount.patch({ workspaceId })
    .set({ changingUntil: until })
    .where(
      (attr, { eq, lt, notExists }) =>
        `${eq(attr.version, version)} AND (${notExists(attr.changingUntil)} OR ${lt(attr.changingUntil, new Date(now).toISOString())})`,
    );
  await write([update(taken, new AppError('conflict'))]);
  try {
    return await act();
  } finally {
    // It ends by itself: what was done, or refused, is the answer.
    await write([update(BillingAccount.patch({ workspaceId }).remove(['changingUntil']))]).catch((error) =>
      log.error('a change stays under way', error, { workspaceId }),
    );
  }
}
