import { findUserByEmail } from '../../../functions/auth/account/find-user.door.ts';
import { newPerson } from '../../../functions/auth/account/new-person.door.ts';
import { enqueueMail } from '../../../functions/mail/enqueue-mail.ts';
import { AppError } from '../../../functions/platform/app-error.ts';
import { keyOf } from '../../../functions/platform/db/key-of.ts';
import { put, write } from '../../../functions/platform/db/write.ts';
import { EmailLock } from '../../../functions/platform/identity/email-lock.entity.ts';
import { joining } from '../../../functions/platform/identity/join.ts';
import { listedPerson } from '../../../functions/platform/identity/listed-person.entity.ts';
import { newMember } from '../../../functions/platform/identity/member.entity.ts';
import { countTeam } from '../../../functions/platform/identity/team.entity.ts';
import { User } from '../../../functions/platform/identity/user.entity.ts';
import { makeInvitation } from '../../../functions/team/invitation/make-invitation.ts';
import { demoColleagues, demoGuest, demoSignIn } from '../demo-accounts.ts';
import { demoAgency } from '../demo-agency.ts';

/** Gives the demo agency its people, each once, and someone who is invited. */
export async function fillTeam(): Promise<void> {
  const agency = await demoAgency();
  if (!agency) return;
  const { workspaceId } = agency;
  for (const { role, grants, refusals, ...account } of demoColleagues) {
    if (await findUserByEmail(account.email)) continue;
    const person = await newPerson({ ...account, password: demoSignIn.password });
    const { userId, email, createdAt } = person;
    await write([
      put(EmailLock.create({ emailKey: keyOf(email), userId })),
      put(User.create({ ...person, emailProvenAt: createdAt })),
      put(listedPerson(userId)),
    ]);
    const member = newMember({ workspaceId, userId, role, grants, refusals }, new Date());
    await write([...joining(member), countTeam(workspaceId, { seats: 1 })]);
  }
  try {
    const { invitationId } = await makeInvitation(agency, { ...demoGuest, message: undefined }, () => []);
    await enqueueMail({ kind: 'invitation', workspaceId, invitationId });
  } catch (error) {
    // Invited at an earlier start, or there already.
    if (!(error instanceof AppError)) throw error;
  }
}
