import { dayMs } from '../../../shared/kernel/day.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import type { Anchor } from './anchors-of.ts';
import { AuditBlock, type AuditBlockItem } from './audit-block.entity.ts';
import { AuditChain } from './audit-chain.entity.ts';
import { unsealedOf } from './unsealed-of.ts';

const mostPending = 100;

/** How far a chain is sealed, and what its last verification found. */
export async function chainState(chainId: string, now: Date) {
  const [{ data: heads }, { data: verified }, anchors] = await Promise.all([
    AuditBlock.query.byChain({ chainId }).go({ order: 'desc', limit: 1, consistent: true }),
    AuditChain.get({ chainId }).go({ consistent: true }),
    import('./anchors-of.ts').then(({ anchorsOf }) => anchorsOf(chainId)),
  ]);
  const head = heads[0];
  return {
    chain: chainId,
    blocks: head?.n ?? 0,
    lines: head?.total ?? 0,
    pending: await pendingAfter(head, chainId, now),
    sealedUntil: head?.sealedAt ?? null,
    headHash: head?.hash ?? null,
    lastVerified: verified?.verifiedAt
      ? { at: verified.verifiedAt, ok: verified.ok ?? false, brokenAt: verified.brokenAt ?? null }
      : null,
    anchors: dayByDay(anchors),
  };
}

/** How many lines of a chain wait for a block, a hundred at most. */
export async function pendingAfter(head: AuditBlockItem | undefined, chainId: string, now: Date): Promise<number> {
  const { data: newest } = await AuditLine.query
    .byWorkspace({ workspaceId: chainId })
    .gt({ activityId: head?.upToId ?? firstIdAt('act', now.getTime() - dayMs) })
    .go({ limit: mostPending, consistent: true });
  const { left } = await unsealedOf(chainId, newest);
  return left.length;
}

/** The last of each day, the newest first. */
function dayByDay(anchors: readonly Anchor[]) {
  const heads = new Map(anchors.map(({ day, hash }) => [day, hash]));
  return [...heads].map(([day, headHash]) => ({ day, headHash })).reverse();
}
