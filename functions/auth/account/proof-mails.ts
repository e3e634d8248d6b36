import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { log } from '../../platform/log.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countAttempt, type Limit } from '../../platform/throttle/throttle.ts';
import { linkMs } from './link-life.ts';

const remindersPerPerson: Limit = { name: 'confirm-address', max: 1, windowSeconds: linkMs / 1000 };
const welcomesPerAddress: Limit = { name: 'welcome-address', max: 30, windowSeconds: 3_600 };

/** Has a new person welcomed by mail. The account is made already, whatever becomes of this; over the limit nothing is sent, and nothing is said. */
export async function welcome(userId: string, { ip }: Pick<Caller, 'ip'>): Promise<void> {
  try {
    if (!(await countAttempt(welcomesPerAddress, networkOf(ip)))) return;
    await enqueueMail({ kind: 'welcome', userId });
  } catch (error) {
    log.error('no welcome mail after a registration', error, { userId });
  }
}

/** Has the link sent again to who signs in with an address not proven, once the one of the welcome mail is over, and once a week at most. They are signed in whatever becomes of this. */
export async function remindToConfirm({ userId, emailProvenAt, createdAt }: UserItem): Promise<void> {
  if (emailProvenAt || Date.now() - Date.parse(createdAt) < linkMs) return;
  try {
    if (!(await countAttempt(remindersPerPerson, userId))) return;
    await enqueueMail({ kind: 'confirm-address', userId });
  } catch (error) {
    log.error('no mail to confirm an address after a sign-in', error, { userId });
  }
}
