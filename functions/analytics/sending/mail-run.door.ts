import { runReasons } from '../../../shared/analytics/sending.rules.ts';
import { type Mail, sendMail } from '../../platform/clients/mail.ts';
import { write } from '../../platform/db/write.ts';
import { activePeople } from '../../platform/identity/active-people.ts';
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
  const mail = reportMail(document, url, run.pdf ? await readRunPdf(workspaceId, runId) : null);
  const sent = await mailAll(run, mail);
  if (sent.recipients.some(({ state }) => state === 'sent')) await endSent(sent, report);
  else await endHeld(sent, report, { status: 'held', reason: runReasons.nobody });
}

/**
 * To each recipient who has not had it yet and is of the workspace, by an address that they have proven. Each is noted before
 * the next: a worker that takes over goes on behind it.
 */
async function mailAll(run: ReportRunItem, mail: Mail): Promise<ReportRunItem> {
  const members = await provenMembers(run.workspaceId);
  let now = run;
  for (const { email, state } of run.recipients) {
    if (state !== 'waiting') continue;
    const isMember = members.has(email);
    if (isMember) await sendMail(email, mail);
    now = await noted(now, email, isMember ? 'sent' : 'unconfirmed');
  }
  return now;
}

async function noted(run: ReportRunItem, email: string, state: 'sent' | 'unconfirmed'): Promise<ReportRunItem> {
  const recipients = run.recipients.map((one) => (one.email === email ? { email, state } : one));
  const { after, operation } = changedRun(run, { recipients });
  await write([operation]);
  return after;
}

async function provenMembers(workspaceId: string): Promise<ReadonlySet<string>> {
  const emails = new Set<string>();
  for await (const { user } of activePeople(workspaceId)) if (user.emailProvenAt) emails.add(user.email);
  return emails;
}
