import { queues } from '../../shared/mail/queues.ts';
import { savedSearchOf } from '../ads/watch/saved-search-of.door.ts';
import { searchMatchedMail } from '../ads/watch/search-matched.mail.ts';
import { mailRecipient } from '../analytics/recipients/mail-recipient.door.ts';
import { heldRun } from '../analytics/sending/held-run.door.ts';
import { reportHeldMail } from '../analytics/sending/report-held.mail.ts';
import { accountStatusMail } from '../auth/account/account-status.mail.ts';
import { confirmAddressMail } from '../auth/account/confirm-address.mail.ts';
import { createConfirmationLink } from '../auth/account/confirmation-link.door.ts';
import { findUserByEmail } from '../auth/account/find-user.door.ts';
import { recoverAccount } from '../auth/account/recover-account.door.ts';
import { welcomeMail } from '../auth/account/welcome.mail.ts';
import { tellOfChange } from '../auth/email-change/tell-of-change.door.ts';
import { passwordChangedMail } from '../auth/password/password-changed.mail.ts';
import { createResetLink } from '../auth/password/reset-link.door.ts';
import { resetPasswordMail } from '../auth/password/reset-password.mail.ts';
import { mailsResumedMail } from '../auth/returned-mail/mails-resumed.mail.ts';
import { secondFactorMail } from '../auth/second-factor/second-factor.mail.ts';
import { confirmUrl } from '../billing/core/confirm-url.door.ts';
import { paymentActionMail } from '../billing/notices/payment-action.mail.ts';
import { paymentFailedMail } from '../billing/notices/payment-failed.mail.ts';
import { trialEndingMail } from '../billing/notices/trial-ending.mail.ts';
import { connectionFailingMail } from '../campaigns/connections/connection-failing.mail.ts';
import { connectionName } from '../campaigns/connections/connection-name.door.ts';
import { unsubscribeLinks } from '../notifications/unsubscribe/unsubscribe-links.door.ts';
import { pixelName } from '../pixel/pixel/pixel-name.door.ts';
import { pixelPausedMail } from '../pixel/pixel/pixel-paused.mail.ts';
import { sendMail } from '../platform/clients/mail.ts';
import { mailStopOf } from '../platform/identity/mail-stop.ts';
import { User, type UserItem } from '../platform/identity/user.entity.ts';
import { defineWorker } from '../platform/worker/define-worker.ts';
import { unlessStopped } from '../platform/worker/unless-stopped.ts';
import { prospectRetentionMail } from '../prospects/privacy/prospect-retention.mail.ts';
import { sendInvitation } from '../team/invitation/send-invitation.door.ts';
import { mailAdded } from '../ugc/creator/mail-added.door.ts';
import { mailSpaceCode } from '../ugc/space/mail-space-code.door.ts';
import { mailSpaceLink } from '../ugc/space/mail-space-link.door.ts';
import { webhookTroubleMail } from '../webhooks/webhook/webhook-trouble.mail.ts';
import { type MailMessage, mailMessage } from './mail-message.ts';

/** Few mails are invoices or reports, and what makes one is heavy. */
const invoices = () => import('../billing/invoices/send-invoice.door.ts');
const collaborations = () => import('../ugc/collaboration/mail-collaboration.door.ts');
const moderation = () => import('../ugc/moderation/mail-moderation.door.ts');
const reports = () => import('../analytics/sending/mail-run.door.ts');

const toOthers = [
  'invitation',
  'report',
  'report-recipient',
  'invoice',
  'space-link',
  'space-code',
  'ugc-collaboration',
  'ugc-moderation',
  'creator-added',
] as const;
type OtherMessage = Extract<MailMessage, { kind: (typeof toOthers)[number] }>;
type PersonalMessage = Exclude<MailMessage, OtherMessage>;

const isPersonal = (message: MailMessage): message is PersonalMessage =>
  !toOthers.some((kind) => kind === message.kind);

/** What leaves whatever is stopped: the safety of an account, a payment that fails, what the law asks for. */
const required: ReadonlySet<MailMessage['kind']> = new Set([
  ...([
    'password-reset',
    'password-changed',
    'second-factor',
    'email-change',
    'account-recovered',
    'account-status',
  ] as const),
  ...(['space-link', 'space-code', 'ugc-collaboration', 'ugc-moderation'] as const),
  ...(['welcome', 'confirm-address', 'payment-failed', 'payment-action', 'prospect-retention'] as const),
]);

const stop = {
  by: 'stop.mails' as const,
  queue: queues.mails,
  spares: ({ kind }: MailMessage) => required.has(kind),
};

/**
 * To an address that gives mails back, or whose reader wants none, leaves only what its owner has just asked for, and what may save
 * their account: the link to a new password, and the way back from a change of address (`tellOfChange`, whose other mail goes
 * to another address). Both are rare, are counted, and need a mailbox that works by then; all else stands in the product.
 */
export const handler = defineWorker(
  'send-mail',
  mailMessage,
  unlessStopped(stop, async (message) => {
    if (!isPersonal(message)) return sendToOther(message);
    const user = await recipient(message);
    if (!user) return;
    if (message.kind === 'account-recovered') return recoverAccount(user, message);
    if (user.status === 'suspended' && message.kind !== 'account-status') return;
    if (message.kind === 'email-change') return tellOfChange(user, message);
    // Proven meanwhile, by a reset or an earlier link.
    if ((message.kind === 'welcome' || message.kind === 'confirm-address') && user.emailProvenAt) return;
    if (mailStopOf(user) && message.kind !== 'password-reset') return;
    const mail = await mailFor(user, message);
    if (mail) await sendMail(user.email, mail);
  }),
);

/** To who is invited, gets reports or invoices, or is a creator: they may be no person of ours. */
async function sendToOther(message: OtherMessage): Promise<void> {
  switch (message.kind) {
    case 'invitation':
      return sendInvitation(message);
    case 'report':
      return (await reports()).mailRun(message);
    case 'report-recipient':
      return mailRecipient(message);
    case 'invoice':
      return (await invoices()).sendInvoice(message);
    case 'space-link':
      return mailSpaceLink(message);
    case 'space-code':
      return mailSpaceCode(message);
    case 'ugc-collaboration':
      return (await collaborations()).mailCollaboration(message);
    case 'ugc-moderation':
      return (await moderation()).mailModeration(message);
    case 'creator-added':
      return mailAdded(message);
  }
}

type Noticed = Extract<PersonalMessage, { workspaceId: string }>;

async function mailFor(
  user: UserItem,
  message: Exclude<PersonalMessage, { kind: 'account-recovered' | 'email-change' }>,
) {
  switch (message.kind) {
    case 'password-reset':
      return resetPasswordMail(user, await createResetLink(user));
    case 'welcome':
      return welcomeMail(user, await createConfirmationLink(user));
    case 'confirm-address':
      return confirmAddressMail(user, await createConfirmationLink(user));
    case 'password-changed':
      return passwordChangedMail(user);
    case 'account-status':
      // Changed back meanwhile, which is told too.
      return user.status === message.status ? accountStatusMail(user) : undefined;
    case 'mails-resumed':
      return mailsResumedMail(user);
    case 'second-factor':
      return secondFactorMail(user, message);
    default:
      return noticeFor(user, message);
  }
}

/** What people of a workspace are told by mail, and may stop: all but the notice that the law asks for, and payments that fail. */
async function noticeFor(user: UserItem, message: Noticed) {
  if (message.kind === 'prospect-retention') return prospectRetentionMail(user, message);
  if (message.kind === 'payment-failed') return paymentFailedMail(user, message);
  if (message.kind === 'payment-action') {
    const url = await confirmUrl(message.workspaceId);
    return paymentActionMail(user, { ...message, confirmUrl: url });
  }
  const { workspaceId, userId } = message;
  const wayOut = await unsubscribeLinks({ workspaceId, userId, stops: message.type });
  switch (message.kind) {
    case 'webhook-trouble':
      return webhookTroubleMail(user, message, wayOut);
    case 'connection-failing': {
      const name = await connectionName(workspaceId, message.connectionId);
      return connectionFailingMail(user, message, name, wayOut);
    }
    case 'report-held':
      return reportHeldMail(user, message, await heldRun(message), wayOut);
    case 'search-matched':
      return searchMatchedMail(user, message, await savedSearchOf(message), wayOut);
    case 'invoice-issued':
      return (await invoices()).invoiceMailFor(user, message, wayOut);
    case 'trial-ending':
      return trialEndingMail(user, message, wayOut);
    case 'pixel-paused':
      return pixelPausedMail(user, message, await pixelName(workspaceId, message.pixelId), wayOut);
  }
}

async function recipient(message: PersonalMessage) {
  if (message.kind === 'password-reset') return findUserByEmail(message.email);
  return (await User.get(message).go({ consistent: true })).data;
}
