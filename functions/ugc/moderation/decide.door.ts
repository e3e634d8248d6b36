import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { audit, platformChain } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, WriteRefused, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { log } from '../../platform/log.ts';
import { type CaseDecision, ModerationCase, type ModerationCaseItem } from '../core/moderation-case.entity.ts';
import { effectsOf } from './effects.ts';

/**
 * Writes a decision with all that follows from it, over the very case that was read: of two at once, one decides. What it is
 * about is written without being read; where that is gone meanwhile, the decision alone stands.
 */
export async function decideCase(
  { userId, ip }: Pick<Actor, 'userId' | 'ip'>,
  item: ModerationCaseItem,
  said: Pick<CaseDecision, 'decision' | 'reason'>,
  still: Operation,
): Promise<CaseDecision> {
  const now = new Date();
  const decided = { ...said, at: now.toISOString(), byId: userId };
  const { caseId, version } = item;
  const own: Operation[] = [
    still,
    update(
      ModerationCase.patch({ caseId })
        .set({
          decided,
          updatedAt: decided.at,
          ttl: Math.floor(now.getTime() / 1000) + keptDays.moderation * daySeconds,
        })
        .remove(['queue'])
        .where((attr, { eq, exists }) => `${exists(attr.queue)} AND ${eq(attr.version, version)}`),
      changedMeanwhile,
    ),
    audit(
      { workspaceId: platformChain, userId, ip },
      {
        type: 'moderation.decided',
        entityId: caseId,
        changed: ['decision'],
        values: [{ field: 'decision', from: null, to: said.decision }],
      },
      now,
    ),
  ];
  const effects = effectsOf(item, decided, now);
  try {
    await write([...own, ...effects]);
  } catch (error) {
    if (!(error instanceof WriteRefused) || !effects.includes(error.operation) || item.kind !== 'report') throw error;
    await write(own);
  }
  await tell(caseId);
  return decided;
}

/** It is decided already, whatever becomes of this. */
async function tell(caseId: string): Promise<void> {
  try {
    await enqueueMail({ kind: 'ugc-moderation', caseId, tells: 'decided' });
  } catch (error) {
    log.error('no mail about a decision of the moderation', error, { caseId });
  }
}
