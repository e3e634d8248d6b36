import { askedDays } from '../../../shared/analytics/recipients.rules.ts';
import { dayMs, daySeconds } from '../../../shared/kernel/day.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { put, write } from '../../platform/db/write.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { membersByEmail, readRecipients } from './read-recipients.ts';
import { ReportRecipient, recipientIdOf } from './report-recipient.entity.ts';

/** Who asks strangers without end does not get far. */
const perWorkspace: Limit = { name: 'report-recipients', max: 100, windowSeconds: 24 * 3_600 };

/**
 * Asks those of these addresses who are not of the workspace, and were not asked of late, whether they want its reports; a
 * 429 where it asks too many.
 */
export async function askRecipients(workspaceId: string, emails: readonly string[]): Promise<void> {
  const now = new Date();
  const again = new Date(now.getTime() - askedDays.again * dayMs).toISOString();
  const known = await readRecipients(workspaceId, emails);
  const unanswered = emails.filter((email) => {
    const { state = 'asked', askedAt = '' } = known.get(email) ?? {};
    return state === 'asked' && askedAt < again;
  });
  if (unanswered.length === 0) return;
  const members = await membersByEmail(workspaceId);
  for (const email of unanswered) {
    if (members.has(email)) continue;
    await countOrRefuse(perWorkspace, workspaceId);
    const recipientId = recipientIdOf(workspaceId, email);
    const at = now.toISOString();
    const ttl = Math.floor(now.getTime() / 1000) + askedDays.kept * daySeconds;
    const asked = { recipientId, workspaceId, email, state: 'asked' as const, askedAt: at, changedAt: at, ttl };
    await write([put(ReportRecipient.put(asked))]);
    await enqueueMail({ kind: 'report-recipient', recipientId }).catch(async (error) => {
      // Not asked after all: the next time that its report is saved, it is.
      await ReportRecipient.delete({ recipientId }).go();
      throw error;
    });
  }
}
