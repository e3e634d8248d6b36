import { sendMail } from '../../platform/clients/mail.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { dueOf, NotificationPreferences, type PreferencesItem } from '../core/preferences.entity.ts';
import { unsubscribeLinks } from '../unsubscribe/unsubscribe-links.door.ts';
import { claimDigest, noteDigest } from './claim-digest.ts';
import { digestMail } from './digest.mail.ts';
import type { DigestLine, DigestMarkItem } from './digest-mark.entity.ts';
import { takeOut, waitingFor } from './waiting.ts';

type Moment = { workspaceId: string; userId: string; at: string };

/**
 * Mails the digest of a moment, once, whoever comes twice or falls; nothing where it is over, or someone is at it. Until it is
 * over the schedule finds it again.
 */
export async function mailDigest(moment: Moment): Promise<void> {
  const { preferences, reader } = await readPlace(moment);
  if (preferences?.nextDigestAt !== moment.at || !reader) return;
  // It stays due until the workspace is restored.
  if (reader.workspace?.suspendedAt) return;
  const mark = await claimDigest(moment);
  if (!mark) return;
  passPoint('digest-claimed');
  const lines =
    mark.state === 'claimed' ? await mailOnce(mark, reader) : mark.state === 'sent' ? (mark.lines ?? []) : [];
  if (!lines) return;
  await takeOut(moment, lines);
  await goOn(preferences, moment.at);
}

type Reader = { user: UserItem | null; workspace: WorkspaceItem | null };

/** What someone has chosen in a workspace and who they are; no reader once they have left it. */
async function readPlace({
  workspaceId,
  userId,
}: Moment): Promise<{ preferences: PreferencesItem | null; reader: Reader | null }> {
  const [preferencesItem, memberItem, userItem, workspaceItem] = await readTogether([
    NotificationPreferences.get({ workspaceId, userId }),
    Member.get({ workspaceId, userId }),
    User.get({ userId }),
    Workspace.get({ workspaceId }),
  ]);
  const user = User.parse({ Item: userItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  return {
    preferences: NotificationPreferences.parse({ Item: preferencesItem }).data,
    reader: memberItem ? { user, workspace } : null,
  };
}

/** What it told of; null when another has taken it up meanwhile. */
async function mailOnce(mark: DigestMarkItem, { user, workspace }: Reader): Promise<DigestLine[] | null> {
  const waiting = await waitingFor(mark);
  const { items } = waiting;
  if (items.length === 0 || user?.status !== 'active' || mailStopOf(user) || !workspace) return [];
  const lines = items.map(({ notificationId: id, waitingAt = '', hidden }) => ({ id, waitingAt, hidden }));
  const { workspaceId, userId } = mark;
  const wayOut = await unsubscribeLinks({ workspaceId, userId, stops: 'digest' });
  const mail = digestMail(user, workspace.name, waiting, wayOut);
  if (!(await noteDigest(mark, { state: 'sending', lines }))) return null;
  try {
    await sendMail(user.email, mail);
  } catch (error) {
    // It did not leave: whoever comes next sends it. Of any other failure nobody can tell.
    if (isAnsweredNo(error)) await noteDigest(mark, { state: 'claimed', claimedUntil: new Date().toISOString() });
    throw error;
  }
  passPoint('digest-mailed');
  await noteDigest(mark, { state: 'sent' });
  passPoint('digest-noted');
  return lines;
}

/** Whether SES said that it does not take a mail, for now or for ever. */
function isAnsweredNo(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 500;
  return status >= 400 && status < 500;
}

/** The next one is due at its hour; nothing where they have chosen another meanwhile. */
async function goOn(preferences: PreferencesItem, at: string): Promise<void> {
  const { workspaceId, userId } = preferences;
  const after = new Date(Math.max(Date.now(), Date.parse(at)));
  await unlessRefused(
    NotificationPreferences.patch({ workspaceId, userId })
      .set(dueOf(preferences, after))
      .where(({ nextDigestAt }, { eq }) => eq(nextDigestAt, at))
      .go(),
  );
}
