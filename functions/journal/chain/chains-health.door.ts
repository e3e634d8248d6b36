import { platformChain } from '../../platform/db/audit-line.entity.ts';
import { AuditBlock } from './audit-block.entity.ts';
import { AuditChain } from './audit-chain.entity.ts';
import { pendingAfter } from './chain-state.door.ts';

/** So many that are broken are named. */
const mostBroken = 100;

/** Whether the last verification of each chain found it whole, and how many lines of the platform's wait for a block. */
export async function readChainsHealth(now: Date) {
  const [broken, heads] = await Promise.all([
    AuditChain.query.broken({ brokenPart: 'all' }).go({ limit: mostBroken }),
    AuditBlock.query.byChain({ chainId: platformChain }).go({ order: 'desc', limit: 1, consistent: true }),
  ]);
  return {
    ok: broken.data.length === 0,
    broken: broken.data.map(({ chainId }) => chainId),
    pending: await pendingAfter(heads.data[0], platformChain, now),
  };
}
