import type { Recipient } from '../../../shared/analytics/recipients.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { readShareToken } from '../../platform/identity/share-token.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { ReportRecipient, type ReportRecipientItem } from './report-recipient.entity.ts';

/** Whoever guesses links does not get far. */
const perAddress: Limit = { name: 'report-recipient-address', max: 60, windowSeconds: 600 };

/** Whom a link is of; one guessed or forgotten: the same 404. */
export async function openRecipient(token: string, ip: string): Promise<ReportRecipientItem> {
  await countOrRefuse(perAddress, networkOf(ip));
  const recipientId = await readShareToken('report-recipient', token);
  const recipient = recipientId && (await ReportRecipient.get({ recipientId }).go({ consistent: true })).data;
  if (!recipient) throw new AppError('not_found');
  return recipient;
}

export async function shownRecipient({ workspaceId, email, state }: ReportRecipientItem): Promise<Recipient> {
  const { data: workspace } = await Workspace.get({ workspaceId }).go({ consistent: true });
  if (!workspace) throw new AppError('not_found');
  return { email, workspace: workspace.name, state };
}
