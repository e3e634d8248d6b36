import { mailPerson } from '../../mail/mail-person.ts';
import { sendMail } from '../../platform/clients/mail.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';
import { creatorAddress } from '../core/creator-address.ts';
import { CreatorProfile } from '../core/creator-profile.entity.ts';
import { ModerationCase, type ModerationCaseItem } from '../core/moderation-case.entity.ts';
import { makeLink } from '../space/make-link.ts';
import { concernedMail, decidedReportMail, receivedReportMail } from './moderation.mail.ts';

type Asked = { caseId: string; tells: 'received' | 'decided' };

/** Mails whoever reported something that it is there, or what became of it; and the creator whom a decision concerns. */
export async function mailModeration({ caseId, tells }: Asked): Promise<void> {
  const { data: item } = await ModerationCase.get({ caseId }).go({ consistent: true });
  if (!item) return;
  if (tells === 'received') return mailReporter(item, receivedReportMail(item));
  const { 'support.email': support } = await readSystemSettings();
  const { decided, subject } = item;
  if (!decided) return;
  if (item.report) await mailReporter(item, decidedReportMail(item, decided, support));
  // A report that changes nothing is told to nobody but its maker.
  if (subject.creatorId && (item.kind === 'creator' || decided.decision === 'reject')) {
    const { creatorId } = subject;
    await mailCreator(creatorId, concernedMail(item, decided, support, await makeLink({ creatorId })));
  }
}

async function mailReporter({ report }: ModerationCaseItem, mail: ReturnType<typeof receivedReportMail>) {
  if (report?.by === 'creator') return mailCreator(report.byId, mail);
  const { data: user } = await User.get({ userId: report?.byId ?? '' }).go({ consistent: true });
  if (user) await mailPerson(user, mail);
}

async function mailCreator(creatorId: string, mail: ReturnType<typeof receivedReportMail>) {
  const { data: profile } = await CreatorProfile.get({ creatorId }).go({ consistent: true });
  const email = profile && (await creatorAddress(profile));
  if (email) await sendMail(email, mail);
}
