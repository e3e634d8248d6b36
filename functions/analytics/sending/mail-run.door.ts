import { runReasons } from '../../../shared/analytics/sending.rules.ts';
import type { WayOut } from '../../mail/mail-layout.ts';
import { type Mail, sendMail } from '../../platform/clients/mail.ts';
import { put, write } from '../../platform/db/write.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { membersByEmail, readRecipients } from '../recipients/read-recipients.ts';
import { recipientLinks } from '../recipients/recipient-links.ts';
import { ReportRecipient, type ReportRecipientItem, recipientIdOf } from '../recipients/report-recipient.entity.ts';
import { Report } from '../reports/report.entity.ts';
import { readRun, readRunPdf } from '../sharing/frozen-files.ts';
import { reportLink } from '../sharing/report-link.ts';
import { claimRun } from './claim-run.ts';
import { endHeld, endSent } from './end-run.ts';
import { reportMail } from './report.mail.ts';
import { changedRun, type ReportRunItem } from './report-run.entity.ts';
import type { RunKey } from './runs-queue.ts';

/** Mails a run that is ready, once, from where another left it; nothing when its report is gone or someone is at it. */
export async function mailRun(key: RunKey): Promise<void> {
  const run = await claimRun(key);
  if (!run?.shareId) return;
  const { workspaceId, runId, shareId } = run;
  const [{ data: report }, document] = await Promise.all([
    Report.get(key).go({ consistent: true }),
    readRun(workspaceId, runId),
  ]);
  if (!report || !document) return;
  const { url } = await reportLink(shareId);
  const pdf = run.pdf ? await readRunPdf(workspaceId, runId) : null;
  const sent = await mailAll(run, (unsubscribe) => reportMail(document, { url, pdf, unsubscribe }));
  if (sent.recipients.some(({ state }) => state === 'sent')) await endSent(sent, report);
  else await endHeld(sent, report, { status: 'held', reason: runReasons.nobody });
}

/**
 * To each recipient who has not had it yet and wants it, by an address that they have proven. Each is noted before the next: a
 * worker that takes over goes on behind it. It mails again what was handed over and not noted, since nobody can tell.
 */
async function mailAll(run: ReportRunItem, mailWith: (unsubscribe: WayOut) => Mail): Promise<ReportRunItem> {
  const { workspaceId } = run;
  const waiting = run.recipients.filter(({ state }) => state === 'waiting').map(({ email }) => email);
  const [members, known] = await Promise.all([membersByEmail(workspaceId), readRecipients(workspaceId, waiting)]);
  let now = run;
  for (const email of waiting) {
    const member = members.get(email);
    const outcome = outcomeFor(member, known.get(email)?.state);
    if (outcome === 'sent') {
      const recipientId = recipientIdOf(workspaceId, email);
      // By what their mails bear a member can leave, too.
      if (member && !known.has(email)) await knowMember({ recipientId, workspaceId, email });
      await sendMail(email, mailWith(await recipientLinks(recipientId)));
      passPoint('report-mailed');
    }
    now = await noted(now, email, outcome);
    passPoint('report-noted');
  }
  return now;
}

type Outcome = Exclude<ReportRunItem['recipients'][number]['state'], 'waiting'>;

function outcomeFor(member: UserItem | undefined, state: ReportRecipientItem['state'] | undefined): Outcome {
  if (state === 'left') return 'left';
  if (member && mailStopOf(member)) return 'stopped';
  const isProven = member ? member.emailProvenAt !== undefined : state === 'confirmed';
  return isProven ? 'sent' : 'unconfirmed';
}

const knowMember = (member: { recipientId: string; workspaceId: string; email: string }): Promise<void> =>
  write([put(ReportRecipient.put({ ...member, state: 'member', changedAt: new Date().toISOString() }))]);

async function noted(
  run: ReportRunItem,
  email: string,
  state: ReportRunItem['recipients'][number]['state'],
): Promise<ReportRunItem> {
  const recipients = run.recipients.map((one) => (one.email === email ? { email, state } : one));
  const { after, operation } = changedRun(run, { recipients });
  await write([operation]);
  return after;
}
