import { chunks } from '../../../shared/kernel/chunks.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { type ExportedWord, onePage, type Whose } from '../../platform/exported.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { isLiving, Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { readShownUser } from '../account/shown-user.ts';
import { shownSession } from '../session/shown-session.ts';

export const exported: ExportedWord = {
  account: [
    {
      name: 'profile',
      entities: ['user', 'member'],
      pages: (whose) => onePage(profileOf(whose)),
    },
    {
      name: 'sessions',
      entities: ['session'],
      pages: (whose) => onePage(sessionsOf(whose)),
    },
  ],
};

async function profileOf({ workspaceId, userId }: Whose): Promise<object[]> {
  const [userItem, memberItem, workspaceItem] = await readTogether([
    User.get({ userId }),
    Member.get({ workspaceId, userId }),
    Workspace.get({ workspaceId }),
  ]);
  const user = User.parse({ Item: userItem }).data;
  const member = Member.parse({ Item: memberItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  return user && member && workspace ? [await readShownUser({ user, member, workspace })] : [];
}

async function sessionsOf({ userId }: Whose): Promise<object[]> {
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user) return [];
  const { data } = await Session.query.byUser({ userId, epoch: user.sessionEpoch }).go({ pages: 'all' });
  const living = data.filter((session) => isLiving(session, user));
  const names = await namesOf([...new Set(living.map(({ workspaceId }) => workspaceId))]);
  return living.map((session) => shownSession(session, '', names.get(session.workspaceId) ?? ''));
}

async function namesOf(workspaceIds: string[]): Promise<Map<string, string>> {
  const pages = chunks(workspaceIds, mostTogether).map((some) =>
    readTogether(some.map((workspaceId) => Workspace.get({ workspaceId }))),
  );
  const items = (await Promise.all(pages)).flat();
  return new Map(
    items.flatMap((Item) => {
      const { data } = Workspace.parse({ Item });
      return data ? [[data.workspaceId, data.name] as const] : [];
    }),
  );
}
