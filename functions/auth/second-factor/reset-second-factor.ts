import { mailPerson } from '../../mail/mail-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { accountPlace, type UserItem } from '../../platform/identity/user.entity.ts';
import { findUserByEmail } from '../account/find-user.door.ts';
import { resetWrites } from './reset-writes.door.ts';
import { secondFactorMail } from './second-factor.mail.ts';

/** Takes the second factor off someone, and tells them. Run by who holds the keys of the stage, not by a route. */
export async function resetSecondFactor(email: string): Promise<void> {
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('not_found');
  if (!user.secondFactorAt) throw new AppError('second_factor_off');
  await write([
    ...resetWrites(user),
    audit({ ...accountPlace(user), ip: 'console' }, { type: 'second_factor.reset', entityId: user.userId }),
  ]);
  await tell(user);
}

/** Run again, it would only say that the factor is off: who runs it learns that the mail is theirs to write. */
async function tell(user: UserItem): Promise<void> {
  try {
    await mailPerson(user, secondFactorMail(user, { change: 'reset' }));
  } catch (cause) {
    throw new Error('The second factor is off, but no mail could tell them: write to them', { cause });
  }
}
