import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { keepAnchor } from '../../platform/clients/keep-anchor.ts';
import { env } from '../../platform/env.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { AuditBlock } from './audit-block.entity.ts';
import { eachChain } from './each-chain.ts';

/** Locks the head of each chain away; one that is not fails the run once all others are, so that its alarm rings. */
export const handler = defineSchedule('anchor-chains', async (now) => {
  if (!env.ANCHORS_BUCKET) return;
  const day = parisDay(now);
  await eachChain('chain not anchored', async (chainId) => {
    const { data } = await AuditBlock.query.byChain({ chainId }).go({ order: 'desc', limit: 1, consistent: true });
    if (!data[0]) return;
    const { n, hash, blockKey } = data[0];
    // As `anchorsOf` reads it.
    await keepAnchor(`${chainId}/${day}/${blockKey}-${hash}`, `${JSON.stringify({ chain: chainId, day, n, hash })}\n`);
  });
});
