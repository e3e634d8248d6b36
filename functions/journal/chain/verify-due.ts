import { audit, bySystem, platformChain } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { AuditChain } from './audit-chain.entity.ts';
import { eachChain } from './each-chain.ts';
import { knownHeads, noteVerification, type Verification, verifyChain } from './verify-chain.door.ts';

/** Of the fifteen minutes of a function: what is under way then ends at its next block. */
const longestMs = 13 * 60_000;

type Due = { now: Date; before: Date; until?: number };

/**
 * Works chains out again that nobody has verified since a moment, the longest ago first, for as long as one function may run; a chain
 * that is longer goes on where it stood in the next run. Fails once all are done when one is broken, so that the alarm rings.
 */
export async function verifyDue({ now, before, until = Date.now() + longestMs }: Due): Promise<void> {
  const broken: string[] = [];
  const verify = async (chainId: string) => {
    const found = await verifyOne(chainId, now, until);
    if (found === null || found.ok) return;
    broken.push(chainId);
    const { brokenAt, altered, missing, unknown } = found;
    log.error('chain broken', undefined, { chainId, brokenAt, altered, missing, unknown });
  };
  await eachChain('chain not verified', verify, {
    turnBefore: before.toISOString(),
    isOver: () => Date.now() >= until,
  });
  if (broken.length > 0) throw new Error(`Broken chains of the log: ${broken.slice(0, 20).join(', ')}`);
}

/** Null as long as it is not at its end. */
async function verifyOne(chainId: string, now: Date, until: number): Promise<Verification | null> {
  const [known, { data }] = await Promise.all([
    knownHeads(chainId),
    AuditChain.get({ chainId }).go({ consistent: true }),
  ]);
  const part = data?.part;
  const before = part && { ...part, brokenAt: part.brokenAt ?? null };
  const found = await verifyChain(chainId, { known, from: part?.nextBlock, until, before });
  if (found.nextBlock !== null) {
    const { nextBlock, checked, altered, missing, unknown, brokenAt } = found;
    await AuditChain.patch({ chainId })
      .set({ part: { nextBlock, checked, altered, missing, unknown, ...(brokenAt !== null && { brokenAt }) } })
      .go();
    return null;
  }
  const { wasOk } = await noteVerification(chainId, found, now);
  // Once, however often it is found.
  if (!found.ok && wasOk)
    await write([audit(bySystem({ workspaceId: platformChain }), { type: 'chain.broken', entityId: chainId })]);
  return found;
}
