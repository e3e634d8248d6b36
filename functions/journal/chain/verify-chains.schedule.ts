import { audit, bySystem, platformChain } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { eachChain } from './each-chain.ts';
import { knownHeads, noteVerification, verifyChain } from './verify-chain.door.ts';

/** Works out every chain again; one that is broken fails the run once all are done, so that its alarm rings. */
export const handler = defineSchedule('verify-chains', async (now) => {
  const broken: string[] = [];
  await eachChain('chain not verified', async (chainId) => {
    const found = await verifyChain(chainId, { known: await knownHeads(chainId) });
    const { wasOk } = await noteVerification(chainId, found, now);
    if (found.ok) return;
    broken.push(chainId);
    const { brokenAt, altered, missing, unknown } = found;
    log.error('chain broken', undefined, { chainId, brokenAt, altered, missing, unknown });
    // Once, however often it is found.
    if (wasOk)
      await write([audit(bySystem({ workspaceId: platformChain }), { type: 'chain.broken', entityId: chainId })]);
  });
  if (broken.length > 0) throw new Error(`Broken chains of the log: ${broken.slice(0, 20).join(', ')}`);
});
