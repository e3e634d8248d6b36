import { createConversions } from 'electrodb';
import { standingRead, subscribedIn, subscriptionFields } from '../../billing/core/standing.door.ts';
import { FollowedIndex, keptIndex } from '../../platform/db/followed-index.ts';
import { peopleMarks } from '../../platform/identity/people-marks.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { ListedWorkspace, workspaceShards } from '../../platform/identity/workspace-list.entity.ts';
import { listedIds } from '../core/listed-ids.ts';
import { readMany } from '../core/read-many.ts';
import { type Found, type WorkspaceRow, workspaceFields, workspaceRow } from './workspace-row.ts';

// Of all workspaces: `Workspace.get` takes fifteen times as long over a key.
const { toKeys: workspaceKey } = createConversions(Workspace).byAccessPattern.byId.fromComposite;

class WorkspaceIndex extends FollowedIndex {
  readonly workspaces = new Map<string, WorkspaceRow>();

  async readAll(): Promise<void> {
    const query = (shardKey: string) => ListedWorkspace.query.byShard({ shardKey });
    const known = new Set(await listedIds(workspaceShards, { field: 'workspaceId', query }));
    for (const id of this.workspaces.keys()) if (!known.has(id)) this.workspaces.delete(id);
    await this.take([...known]);
  }

  protected async take(changed: string[]): Promise<void> {
    const ids = changed.filter((id) => id.startsWith('wks_'));
    const [workspaces, accounts] = await Promise.all([
      readMany(
        ids.map((workspaceId) => workspaceKey({ workspaceId })),
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

/** All workspaces as this process holds them, with every change that was acknowledged before the call. */
export const workspaceIndex = keptIndex(() => new WorkspaceIndex(peopleMarks));
