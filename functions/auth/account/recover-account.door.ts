import type { MailMessage } from '../../mail/mail-message.ts';
import { mailPerson } from '../../mail/mail-person.ts';
import { pauseUnprovenPixels, pixelsPausedSince } from '../../pixel/pixel/pause-unproven.door.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { removeRevokedKeys, revokedKeysOf } from '../../settings/api-keys/revoked-keys.door.ts';
import { connectionsCutSince, disconnectUnproven } from '../../settings/core/disconnect-unproven.door.ts';
import { disableUnprovenWebhooks, webhooksDisabledSince } from '../../webhooks/webhook/disable-unproven.door.ts';
import { accountRecoveredMail } from './account-recovered.mail.ts';

type Recovery = Extract<MailMessage, { kind: 'account-recovered' }>;

/**
 * What follows a reset of the password: whatever was connected before the address was proven is switched off, its owner
 * is told by one mail, and the revoked keys are removed. Each step may be done again, and the mail lists what stands in the
 * table, so that it says all even when an earlier try was interrupted.
 */
export async function recoverAccount(user: UserItem, { keyEpoch, at }: Recovery): Promise<void> {
  // The message leaves before the password changes: it may come from a reset that was refused.
  if ((user.keyEpoch ?? 0) < keyEpoch) return;
  const owned = await ownedWorkspaces(user);
  for (const workspaceId of owned)
    await Promise.all([
      disableUnprovenWebhooks(workspaceId),
      pauseUnprovenPixels(workspaceId),
      disconnectUnproven(workspaceId),
    ]);
  if ((user.toldKeyEpoch ?? 0) < keyEpoch) {
    if (user.status === 'active') await mailPerson(user, accountRecoveredMail(user, await whatEnded(user, owned, at)));
    await User.patch(user).set({ toldKeyEpoch: keyEpoch }).go();
  }
  await removeRevokedKeys(user);
}

/** Where someone could have connected things before their address was proven: an invitation, which makes all other members, proves it. */
async function ownedWorkspaces({ userId, workspaceIds = [] }: UserItem): Promise<string[]> {
  const items = await readTogether(workspaceIds.map((workspaceId) => Member.get({ workspaceId, userId })));
  const members = items.map((item) => Member.parse({ Item: item }).data);
  return members.flatMap((member) => (member?.role === 'owner' ? [member.workspaceId] : []));
}

async function whatEnded(user: UserItem, owned: string[], since: string) {
  const inAll = async <T>(read: (workspaceId: string, since: string) => Promise<T[]>) =>
    (await Promise.all(owned.map((workspaceId) => read(workspaceId, since)))).flat();
  const [keys, webhooks, pixels, connections] = await Promise.all([
    revokedKeysOf(user),
    inAll(webhooksDisabledSince),
    inAll(pixelsPausedSince),
    inAll(connectionsCutSince),
  ]);
  return { keys, webhooks, pixels, connections };
}
