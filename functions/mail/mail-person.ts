import { type Mail, sendMail } from '../platform/clients/mail.ts';
import { mailStopOf } from '../platform/identity/mail-stop.ts';
import type { UserItem } from '../platform/identity/user.entity.ts';

/** Mails someone what they did not ask for just now: nothing while their mails are stopped. */
export async function mailPerson(user: UserItem, mail: Mail): Promise<void> {
  if (!mailStopOf(user)) await sendMail(user.email, mail);
}
