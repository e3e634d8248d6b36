import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { administratorsAfter } from '../../platform/identity/administrators.entity.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { accountPlace, User } from '../../platform/identity/user.entity.ts';
import { findUserByEmail } from './find-user.door.ts';

/** Gives a registered person the platform's administration. Run by who holds the keys of the stage, not by a route. */
export async function makeAdministrator(email: string): Promise<void> {
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('not_found');
  if (user.role === 'admin') return;
  await write([
    update(
      User.patch(user).set({ role: 'admin', updatedAt: new Date().toISOString() }).remove(['adminGrants']),
      'not_found',
    ),
    ...administratorsAfter(user, { role: 'admin' }),
    markPeople([user.userId]),
    audit(
      { ...accountPlace(user), ip: 'console' },
      { type: 'user.made_administrator', entityId: user.userId, changed: ['role'] },
    ),
  ]);
}
