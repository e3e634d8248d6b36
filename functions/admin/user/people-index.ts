import { dayMs } from '../../../shared/kernel/day.ts';
import { FollowedChanges } from '../../platform/db/followed-changes.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { ListedPerson, personShards } from '../../platform/identity/listed-person.entity.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { PeopleChange, peopleChangeDays } from '../../platform/identity/people-change.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { readMany } from '../core/read-many.ts';
import { type PersonRow, type PlanRow, personRow, userFields, workspaceFields } from './person-row.ts';

/** Above so many changes, reading all people is faster than reading each. */
const manyChanges = 5_000;

let kept: Promise<PeopleIndex> | undefined;

/** All people as this process holds them, with every change that was acknowledged before the call. */
export async function peopleIndex(): Promise<PeopleIndex> {
  const known = await kept?.catch(() => undefined);
  const loading = known && !known.isBehind() && kept ? kept : PeopleIndex.load();
  kept = loading;
  try {
    const index = await loading;
    await index.follow();
    return index;
  } catch (error) {
    if (kept === loading) kept = undefined;
    throw error;
  }
}

class PeopleIndex {
  readonly people = new Map<string, PersonRow>();
  /** By workspace, what its plan follows from. */
  readonly plans = new Map<string, PlanRow>();
  private readonly changes: FollowedChanges;

  private constructor() {
    this.changes = new FollowedChanges(Date.now(), {
      prefix: 'plc',
      read: async (firstId) => {
        const all = PeopleChange.query.byTime({ part: 'all' }).gte({ changeId: firstId });
        const { data } = await all.go({ pages: 'all', consistent: true });
        return data.map(({ changeId, subjectIds }) => ({ changeId, ids: subjectIds }));
      },
      take: (ids) => (ids.length > manyChanges ? this.readAll() : this.take(ids)),
    });
  }

  static async load(): Promise<PeopleIndex> {
    const index = new PeopleIndex();
    await index.readAll();
    return index;
  }

  /** Whether changes that it has not seen may be gone already. */
  isBehind(): boolean {
    return Date.now() - this.changes.followedAt > (peopleChangeDays - 1) * dayMs;
  }

  follow(): Promise<void> {
    return this.changes.follow();
  }

  private async readAll(): Promise<void> {
    const ids = await Promise.all(
      personShards.map(async (shardKey) => {
        const found: string[] = [];
        for await (const page of queryFields(ListedPerson.query.byShard({ shardKey }), ['userId']))
          for (const { userId } of page) found.push(String(userId));
        return found;
      }),
    );
    const known = new Set(ids.flat());
    for (const id of this.people.keys()) if (!known.has(id)) this.people.delete(id);
    await this.take([...known]);
  }

  private async take(ids: string[]): Promise<void> {
    const changed = ids.filter((id) => this.plans.has(id) && !id.startsWith('usr_'));
    const users = await usersOf(ids.filter((id) => id.startsWith('usr_')));
    const places = users.flatMap(({ userId, workspaceIds = [] }) =>
      [...workspaceIds].map((workspaceId) => ({ userId, workspaceId })),
    );
    const fresh = places.map(({ workspaceId }) => workspaceId).filter((id) => !this.plans.has(id));
    const [members, workspaces] = await Promise.all([
      readMany(
        places.map((place) => Member.get(place)),
        ['userId', 'lastSeenAt'],
      ),
      readMany(
        [...new Set([...changed, ...fresh])].map((workspaceId) => Workspace.get({ workspaceId })),
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

async function usersOf(ids: string[]): Promise<UserItem[]> {
  const items = await readMany(
    ids.map((userId) => User.get({ userId })),
    userFields,
  );
  // As they are stored, but for a set, which spreads as a list does.
  return items.flatMap((item) => (item ? [item as unknown as UserItem] : []));
}
