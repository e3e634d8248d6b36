import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { put, update, WriteRefused, write } from '../../platform/db/write.ts';
import { Member, newMember } from '../../platform/identity/member.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { type Kept, keptAttributes, keptOf, OldUser, type OldUserItem } from './old-user.entity.ts';

export type OldKey = Pick<OldUserItem, 'workspaceId' | 'userId'>;
type Name = (typeof keptAttributes)[number];

const maxTries = 10;

/**
 * Makes of a person of the first version one of today, owner of the workspace that they had; of one who was moved before,
 * brings what was changed in the old item since. May be done at any time, twice, and by several at once.
 */
export async function movePerson(key: OldKey): Promise<void> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const [oldItem, userItem] = await readTogether([OldUser.get(key), User.get(key)]);
    const old = OldUser.parse({ Item: oldItem }).data;
    const user = User.parse({ Item: userItem }).data;
    if (!old) return;
    try {
      await (old.moved && user ? bringChanges(old, JSON.parse(old.moved), user) : moveFirst(old));
      return;
    } catch (error) {
      // Another run was there first, or the person changed something: what is to be done is read anew.
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
  throw new AppError('unavailable');
}

async function moveFirst(old: OldUserItem): Promise<void> {
  const { workspaceId, userId, createdAt } = old;
  const kept = keptOf(old) as Omit<UserItem, 'userId'>;
  await write([
    update(noteMoved(old).where((attr, { notExists }) => notExists(attr.moved))),
    put(User.create({ ...kept, userId, workspaceIds: [workspaceId], homeWorkspaceId: workspaceId })),
    put(Member.create(newMember({ workspaceId, userId, role: 'owner' }, new Date(createdAt)))),
    put(Team.create({ workspaceId, owners: 1, seats: 1 })),
  ]);
}

const noteMoved = (old: OldUserItem) => OldUser.patch(old).set({ moved: JSON.stringify(keptOf(old)) });

/** Each attribute that the functions of before have changed since; where those of today have too, what came last stays. */
async function bringChanges(old: OldUserItem, moved: Kept, user: UserItem): Promise<void> {
  const changed = keptAttributes.filter((name) => old[name] !== moved[name]);
  if (changed.length === 0) return;
  const isLater = old.updatedAt > user.updatedAt;
  const brought = changed.flatMap((name): [Name, Kept[Name]][] => {
    const ours = user[name] !== moved[name];
    if (ours && isEpoch(name)) return [[name, (user[name] ?? 0) + (old[name] ?? 0) - (moved[name] ?? 0)]];
    return !ours || isLater ? [[name, old[name]]] : [];
  });
  await write([
    ...(brought.length > 0 ? [update(brings(user, brought))] : []),
    update(noteMoved(old).where((attr, { eq }) => eq(attr.moved, old.moved ?? ''))),
  ]);
}

/** Counted up, by either: whatever one of them ended stays ended. */
const isEpoch = (name: Name) => name === 'sessionEpoch' || name === 'keyEpoch';

/** On condition that what it changes is as it was read. */
function brings(user: UserItem, brought: [Name, Kept[Name]][]) {
  const names = brought.map(([name]) => name);
  const values = Object.fromEntries(brought.filter(([, value]) => value !== undefined)) as Kept;
  const gone = brought.flatMap(([name, value]) => (value === undefined ? [name] : []));
  return User.patch(user)
    .set(values)
    .remove(gone as 'resetKey'[])
    .where((attr, is) =>
      names
        .map((name) => {
          const was = user[name];
          return was === undefined ? is.notExists(attr[name]) : `${is.name(attr[name])} = ${is.escape(was)}`;
        })
        .join(' AND '),
    );
}
