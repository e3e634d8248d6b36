import { getUser } from '../../../shared/admin/user.contract.ts';
import { failedSignIns } from '../../auth/session/failed-sign-ins.door.ts';
import { openSessionsOf } from '../../auth/session/open-sessions.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { shownPerson } from '../core/shown-people.ts';

export const handler = defineHandler(getUser, async ({ params: { id: userId } }) => {
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user) throw new AppError('not_found');
  const [shown, sessions, failedSignIns24h] = await Promise.all([
    shownPerson(user),
    openSessionsOf(user),
    failedSignIns(user.email),
  ]);
  const [emailProven, secondFactor] = [user.emailProvenAt !== undefined, user.secondFactorAt !== undefined];
  return { user: { ...shown, emailProven, secondFactor, sessions, failedSignIns24h } };
});
