import { chunks } from '../../../shared/kernel/chunks.ts';
import { FollowedIndex, keptIndex } from '../../platform/db/followed-index.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { CreatorRelation, type CreatorRelationItem } from '../core/creator-relation.entity.ts';
import { relationMarks } from '../core/relation-change.entity.ts';

/** That a process holds at once: the one not used for longest goes first. */
const mostWorkspaces = 200;

/** What a workspace has of creators. */
class RelationsIndex extends FollowedIndex {
  readonly relations = new Map<string, CreatorRelationItem>();
  private readonly workspaceId: string;

  constructor(workspaceId: string) {
    super(relationMarks(workspaceId));
    this.workspaceId = workspaceId;
  }

  async readAll(): Promise<void> {
    const all = CreatorRelation.query.byWorkspace({ workspaceId: this.workspaceId });
    const { data } = await all.go({ pages: 'all', consistent: true });
    this.relations.clear();
    for (const item of data) this.relations.set(item.creatorId, item);
  }

  protected async take(ids: string[]): Promise<void> {
    const { workspaceId } = this;
    for (const some of chunks(ids, 100)) {
      const items = await readTogether(some.map((creatorId) => CreatorRelation.get({ workspaceId, creatorId })));
      for (const [at, id] of some.entries()) {
        const { data } = CreatorRelation.parse({ Item: items[at] });
        if (data) this.relations.set(id, data);
        else this.relations.delete(id);
      }
    }
  }
}

const readers = new Map<string, () => Promise<RelationsIndex>>();

/** Those of a workspace as this process holds them, with every change that was acknowledged before the call. */
export async function relationsOf(workspaceId: string): Promise<ReadonlyMap<string, CreatorRelationItem>> {
  const reader = readers.get(workspaceId) ?? keptIndex(() => new RelationsIndex(workspaceId));
  readers.delete(workspaceId);
  readers.set(workspaceId, reader);
  for (const oldest of [...readers.keys()].slice(0, -mostWorkspaces)) readers.delete(oldest);
  return (await reader()).relations;
}
