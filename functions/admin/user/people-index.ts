import { createConversions } from 'electrodb';
import { FollowedIndex, keptIndex } from '../../platform/db/followed-index.ts';
import { ListedPerson, personShards } from '../../platform/identity/listed-person.entity.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { peopleMarks } from '../../platform/identity/people-marks.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { listedIds } from '../core/listed-ids.ts';
import { readMany } from '../core/read-many.ts';
import { type PersonRow, type PlanRow, personRow, userFields, workspaceFields } from './person-row.ts';

// Of all people: `User.get` and its like take fifteen times as long over a key.
const { toKeys: userKey } = createConversions(User).byAccessPattern.byId.fromComposite;
const { toKeys: memberKey } = createConversions(Member).byAccessPattern.byWorkspace.fromComposite;
const { toKeys: workspaceKey } = createConversions(Workspace).byAccessPattern.byId.fromComposite;

class PeopleIndex extends FollowedIndex {
  readonly people = new Map<string, PersonRow>();
  /** By workspace, what its plan follows from. */
  readonly plans = new Map<string, PlanRow>();

  async readAll(): Promise<void> {
    const query = (shardKey: string) => ListedPerson.query.byShard({ shardKey });
    const known = new Set(await listedIds(personShards, { field: 'userId', query }));
    for (const id of this.people.keys()) if (!known.has(id)) this.people.delete(id);
    await this.take([...known]);
  }

  protected async take(ids: string[]): Promise<void> {
    const changed = ids.filter((id) => this.plans.has(id) && !id.startsWith('usr_'));
    const users = await usersOf(ids.filter((id) => id.startsWith('usr_')));
    const places = users.flatMap(({ userId, workspaceIds = [] }) =>
      [...workspaceIds].map((workspaceId) => ({ userId, workspaceId })),
    );
    const fresh = places.map(({ workspaceId }) => workspaceId).filter((id) => !this.plans.has(id));
    const [members, workspaces] = await Promise.all([
      readMany(
        places.map((place) => memberKey(place)),
        ['userId', 'lastSeenAt'],
      ),
      readMany(
        [...new Set([...changed, ...fresh])].map((workspaceId) => workspaceKey({ workspaceId })),
        workspaceFields,
      ),
    ]);
    for (const item of workspaces) if (item) this.plans.set(String(item.workspaceId), item as PlanRow);
    const seen = new Map<string, string>();
    for (const item of members) {
      const [userId, at] = [String(item?.userId), item?.lastSeenAt];
      if (typeof at === 'string' && at > (seen.get(userId) ?? '')) seen.set(userId, at);
    }
    for (const id of ids) this.people.delete(id);
    for (const user of users) this.people.set(user.userId, personRow(user, seen.get(user.userId)));
  }
}

/** All people as this process holds them, with every change that was acknowledged before the call. */
export const peopleIndex = keptIndex(() => new PeopleIndex(peopleMarks));

async function usersOf(ids: string[]): Promise<UserItem[]> {
  const items = await readMany(
    ids.map((userId) => userKey({ userId })),
    userFields,
  );
  // As they are stored, but for a set, which spreads as a list does.
  return items.flatMap((item) => (item ? [item as unknown as UserItem] : []));
}
