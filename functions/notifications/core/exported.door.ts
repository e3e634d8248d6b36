import { readTogether } from '../../platform/db/read-together.ts';
import { type ExportedWord, onePage, pagesOf, partsOf, type Whose } from '../../platform/exported.ts';
import { heldPermissions, Member } from '../../platform/identity/member.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { shownPreferences } from '../preferences/shown-preferences.ts';
import { Notification } from './notification.entity.ts';
import { NotificationPreferences } from './preferences.entity.ts';
import { shownNotification } from './shown-notification.ts';

export const exported: ExportedWord = {
  account: [
    {
      name: 'notifications',
      entities: ['notification'],
      pages: async function* ({ userId }, from) {
        yield* partsOf(await placesOf(userId), from, (workspaceId, cursor) =>
          pagesOf(
            (page) => Notification.query.byUser({ workspaceId, userId }).go(page),
            cursor,
            (items) =>
              items.filter(({ hidden }) => !hidden).map((item) => ({ workspaceId, ...shownNotification(item) })),
          ),
        );
      },
    },
    {
      name: 'notification-preferences',
      entities: ['notificationPreferences'],
      pages: async function* ({ userId }, from) {
        yield* partsOf(await placesOf(userId), from, (workspaceId) => onePage(preferencesOf({ workspaceId, userId })));
      },
    },
  ],
};

async function placesOf(userId: string): Promise<string[]> {
  const { data } = await User.get({ userId }).go({ consistent: true });
  return [...(data?.workspaceIds ?? [])];
}

async function preferencesOf({ workspaceId, userId }: Whose): Promise<object[]> {
  const [userItem, memberItem, item] = await readTogether([
    User.get({ userId }),
    Member.get({ workspaceId, userId }),
    NotificationPreferences.get({ workspaceId, userId }),
  ]);
  const user = User.parse({ Item: userItem }).data;
  const member = Member.parse({ Item: memberItem }).data;
  const { data } = NotificationPreferences.parse({ Item: item });
  if (!user || !member) return [];
  return [{ workspaceId, ...(await shownPreferences({ permissions: heldPermissions(user, member) }, data)) }];
}
