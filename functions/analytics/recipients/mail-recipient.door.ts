import { sendMail } from '../../platform/clients/mail.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { recipientMail } from './recipient.mail.ts';
import { recipientLinks } from './recipient-links.ts';
import { ReportRecipient } from './report-recipient.entity.ts';

/** Asks an address whether it wants the reports of a workspace; nothing once it has answered. */
export async function mailRecipient(key: { recipientId: string }): Promise<void> {
  const { data: recipient } = await ReportRecipient.get(key).go({ consistent: true });
  if (recipient?.state !== 'asked') return;
  const { data: workspace } = await Workspace.get(recipient).go({ consistent: true });
  if (!workspace) return;
  const { page } = await recipientLinks(recipient.recipientId);
  await sendMail(recipient.email, recipientMail(workspace.name, page));
}
