import type { MailMessage } from '../../mail/mail-message.ts';
import { mailPerson } from '../../mail/mail-person.ts';
import { sendMail } from '../../platform/clients/mail.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { findUserByEmail } from '../account/find-user.door.ts';
import { ownerOf } from '../account/own-email.door.ts';
import { changeToken } from './change-link.ts';
import { EmailChange } from './email-change.entity.ts';
import { emailChangeNoticeMail } from './email-change-notice.mail.ts';
import { emailTakenMail } from './email-taken.mail.ts';
import { newAddressMail } from './new-address.mail.ts';

type Telling = Extract<MailMessage, { kind: 'email-change' }>;

/** Mails what a change that was asked is about: to the address that is left, or to the one that is wanted. */
export async function tellOfChange(user: UserItem, { emailChangeId, way }: Telling): Promise<void> {
  const { data: change } = await EmailChange.get({ emailChangeId }).go({ consistent: true });
  if (!change || !user.emailBackIds?.includes(emailChangeId)) return;
  if (way === 'back') return sendMail(change.from, emailChangeNoticeMail(user, await changeToken(emailChangeId, way)));
  // Another was asked meanwhile, or this one was given up.
  if (user.emailChangeId !== emailChangeId) return;
  const owner = await ownerOf(change.to);
  const isTaken = owner !== null && owner !== user.userId;
  if (!isTaken) return sendMail(change.to, newAddressMail(await changeToken(emailChangeId, way)));
  const other = await findUserByEmail(change.to);
  // None where its owner has left it, and may come back to it.
  await (other ? mailPerson(other, emailTakenMail()) : sendMail(change.to, emailTakenMail()));
}
