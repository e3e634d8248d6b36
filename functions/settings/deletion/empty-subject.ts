import { deleteFiles } from '../../platform/clients/delete-files.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { remove, write, writeIf } from '../../platform/db/write.ts';
import { leaving } from '../../platform/identity/join.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { markPeople, PeopleChange, peopleChanged } from '../../platform/identity/people-change.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { foldersOf } from './files-of.ts';
import type { Subject } from './purge-pass.entity.ts';
import { standingsOf } from './standings.ts';

/** `found`: there was something left. `waits`: something of it must go first, in another pass. */
type Emptied = 'clean' | 'found' | 'waits' | 'unfinished';

/** Once its things are gone, removes the files of a subject, its members and itself. Done again, it goes on. */
export async function emptySubject(subject: Subject, until: number): Promise<Emptied> {
  let files = 0;
  for (const folder of foldersOf(subject)) {
    const { deleted, done } = await deleteFiles(folder, until);
    if (!done) return 'unfinished';
    files += deleted;
  }
  const { subjectId, scope } = subject;
  const rest = await (scope === 'workspace' ? emptyWorkspace(subjectId, until) : emptyAccount(subjectId));
  return rest === 'clean' && files > 0 ? 'found' : rest;
}

async function emptyWorkspace(workspaceId: string, until: number): Promise<Emptied> {
  for (;;) {
    const { data } = await Member.query.byWorkspace({ workspaceId }).go({ limit: 100, consistent: true });
    if (data.length === 0) break;
    for (const member of data) {
      if (Date.now() >= until) return 'unfinished';
      await withFreshReads(() => takeOut(member));
    }
  }
  const { data: workspace } = await Workspace.get({ workspaceId }).go({ consistent: true });
  await Team.delete({ workspaceId }).go();
  await Workspace.delete({ workspaceId }).go();
  if (workspace) await PeopleChange.create(peopleChanged([workspaceId])).go();
  return workspace ? 'found' : 'clean';
}

/** Where there is nobody any more, nothing is counted. */
async function takeOut(member: MemberItem): Promise<void> {
  const { data: user } = await User.get(member).go({ consistent: true });
  if (user?.workspaceIds?.includes(member.workspaceId))
    await write([remove(Member.remove(member)), ...leaving(user, member.workspaceId)]);
  else await Member.delete(member).go();
}

/** A person goes once no workspace of theirs is left; one that they have no place in is only a name. */
async function emptyAccount(userId: string): Promise<Emptied> {
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user) return 'clean';
  if ((await standingsOf(user)).length > 0) return 'waits';
  const isGone = await writeIf(
    remove(User.remove({ userId }).where((attr, { exists }) => exists(attr.deletion.begunAt))),
    [markPeople([userId])],
  );
  return isGone ? 'found' : 'waits';
}
