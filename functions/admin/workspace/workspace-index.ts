import { dayMs } from '../../../shared/kernel/day.ts';
import { standingRead, subscribedIn, subscriptionFields } from '../../billing/core/standing.door.ts';
import { FollowedChanges } from '../../platform/db/followed-changes.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { PeopleChange, peopleChangeDays } from '../../platform/identity/people-change.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { ListedWorkspace, workspaceShards } from '../../platform/identity/workspace-list.entity.ts';
import { readMany } from '../core/read-many.ts';
import { type Found, type WorkspaceRow, workspaceFields, workspaceRow } from './workspace-row.ts';

/** Above so many changes, reading all workspaces is faster than reading each. */
const manyChanges = 5_000;

let kept: Promise<WorkspaceIndex> | undefined;

/** All workspaces as this process holds them, with every change that was acknowledged before the call. */
export async function workspaceIndex(): Promise<WorkspaceIndex> {
  const known = await kept?.catch(() => undefined);
  const loading = known && !known.isBehind() && kept ? kept : WorkspaceIndex.load();
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

class WorkspaceIndex {
  readonly workspaces = new Map<string, WorkspaceRow>();
  private readonly changes: FollowedChanges;

  private constructor() {
    this.changes = new FollowedChanges(Date.now(), {
      prefix: 'plc',
      read: async (firstId) => {
        const all = PeopleChange.query.byTime({ part: 'all' }).gte({ changeId: firstId });
        const { data } = await all.go({ pages: 'all', consistent: true });
        return data.map(({ changeId, subjectIds }) => ({ changeId, ids: subjectIds.filter(isWorkspace) }));
      },
      take: (ids) => (ids.length > manyChanges ? this.readAll() : this.take(ids)),
    });
  }

  static async load(): Promise<WorkspaceIndex> {
    const index = new WorkspaceIndex();
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
      workspaceShards.map(async (shardKey) => {
        const found: string[] = [];
        for await (const page of queryFields(ListedWorkspace.query.byShard({ shardKey }), ['workspaceId']))
          for (const { workspaceId } of page) found.push(String(workspaceId));
        return found;
      }),
    );
    const known = new Set(ids.flat());
    for (const id of this.workspaces.keys()) if (!known.has(id)) this.workspaces.delete(id);
    await this.take([...known]);
  }

  private async take(ids: string[]): Promise<void> {
    const [workspaces, accounts] = await Promise.all([
      readMany(
        ids.map((workspaceId) => Workspace.get({ workspaceId })),
        workspaceFields,
      ),
      readMany(ids.map(standingRead), subscriptionFields),
    ]);
    for (const [at, id] of ids.entries()) {
      const found = workspaces[at] as Found | undefined;
      if (found) this.workspaces.set(id, workspaceRow(found, subscribedIn(accounts[at])));
      else this.workspaces.delete(id);
    }
  }
}

const isWorkspace = (id: string) => id.startsWith('wks_');
