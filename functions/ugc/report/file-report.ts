import { daySeconds } from '../../../shared/kernel/day.ts';
import { reportLimits } from '../../../shared/ugc/report.rules.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { type AuditedBy, audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { ModerationCase } from '../core/moderation-case.entity.ts';
import type { Reported } from './reported.ts';

const aDay: Limit = { name: 'ugc-report', max: reportLimits.aDay, windowSeconds: daySeconds };

/** Who reports, and in which log it stands. */
type Reporter = { by: 'user' | 'creator'; byId: string; audited: AuditedBy };

/** Hands a report over to the platform's moderation, with a copy of what is reported; its maker gets a mail that names it. */
export async function fileReport(
  { by, byId, audited }: Reporter,
  { workspaceId, subject, said }: Reported,
  { text, mark }: { text: string; mark: (id: string) => Operation[] },
): Promise<{ id: string }> {
  await countOrRefuse(aDay, byId);
  const now = new Date();
  const [caseId, at] = [newId('mod', now), now.toISOString()];
  await write([
    put(
      ModerationCase.create({
        ...{ caseId, kind: 'report', queue: 'all', workspaceId, subject, said, report: { text, by, byId } },
        ...{ createdAt: at, updatedAt: at, version: 1 },
      }),
    ),
    ...mark(caseId),
    audit(audited, { type: 'ugc_report.created', entityId: caseId }, now),
  ]);
  await enqueueMail({ kind: 'ugc-moderation', caseId, tells: 'received' });
  return { id: caseId };
}
