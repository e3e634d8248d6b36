import { chunks } from '../../../shared/kernel/chunks.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { FollowedChanges } from '../../platform/db/followed-changes.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import { Prospect, type ProspectItem, prospectKey } from '../core/prospect.entity.ts';
import { changeDays, ProspectChange } from '../core/prospect-change.entity.ts';
import { readAll } from '../core/read-all.ts';
import { type ProspectRow, type RowSource, rowFields, toRow } from './prospect-row.ts';
import { RowTexts } from './row-texts.ts';
import { keepSnapshot, readSnapshot, type Snapshot } from './snapshot.ts';

/** In all indexes of this process together: the one not used for longest goes first. */
const maxRowsInMemory = 400_000;

/** Above so many changes, as after an import or a night's scores, reading all prospects is faster than reading each. */
const manyChanges = 5_000;
/** Changes are kept longer than that. */
const maxSnapshotMs = (changeDays - 1) * dayMs;
/** Share of the rows that changed since the snapshot was made, above which a new one is kept. */
const staleShare = 0.05;

const indexes = new Map<string, Promise<ProspectIndex>>();

/** What a caller needs of each prospect beside its row: seen where its call has to read them all from the table. */
type Besides<F extends keyof ProspectItem> = {
  fields: readonly F[];
  see: (item: Pick<ProspectItem, F>) => void;
};

/** The prospects of a workspace as this process holds them, with every write that was acknowledged before the call. */
export async function prospectIndex<F extends keyof ProspectItem = never>(
  { workspaceId }: { workspaceId: string },
  besides?: Besides<F>,
): Promise<ProspectIndex> {
  const known = await indexes.get(workspaceId)?.catch(() => undefined);
  const kept = known && !known.isBehind() ? indexes.get(workspaceId) : undefined;
  const loading = kept ?? ProspectIndex.load(workspaceId, besides);
  indexes.delete(workspaceId);
  indexes.set(workspaceId, loading);
  try {
    const index = await loading;
    await index.follow();
    await forgetOldest(indexes, ({ rows }) => rows.size, maxRowsInMemory);
    return index;
  } catch (error) {
    if (indexes.get(workspaceId) === loading) indexes.delete(workspaceId);
    throw error;
  }
}

class ProspectIndex {
  readonly rows: Map<string, ProspectRow>;
  private readonly texts: RowTexts;
  private readonly workspaceId: string;
  private readonly changes: FollowedChanges;

  private constructor(workspaceId: string, rows: Map<string, ProspectRow>, followedAt: number) {
    this.workspaceId = workspaceId;
    this.rows = rows;
    this.texts = new RowTexts(rows);
    this.changes = new FollowedChanges(followedAt, {
      prefix: 'pch',
      read: async (firstId) => {
        const all = ProspectChange.query.byTime({ workspaceId }).gte({ changeId: firstId });
        const { data } = await all.go({ pages: 'all', consistent: true });
        return data.map(({ changeId, prospectIds }) => ({ changeId, ids: prospectIds }));
      },
      take: (ids) => this.take(ids),
    });
  }

  /** From the snapshot and what has changed since, or from the table alone. */
  static async load<F extends keyof ProspectItem>(workspaceId: string, besides?: Besides<F>): Promise<ProspectIndex> {
    const kept = await readSnapshot(workspaceId, maxSnapshotMs);
    const { rows, readAt } = kept ?? (await readTable(workspaceId, besides));
    const index = new ProspectIndex(workspaceId, new Map(rows.map((row) => [row.prospectId, row])), readAt);
    const changed = await index.changes.readChanges();
    // A snapshot far behind costs every new process what it costs this one. Who needs more than rows reads the table anyway.
    if (!besides && (!kept || changed > rows.length * staleShare))
      await keepSnapshot(workspaceId, { rows: [...index.rows.values()], readAt: index.changes.followedAt });
    return index;
  }

  /** The rows that a search may find by its words: all of them without any. */
  candidates(q: string | undefined): Iterable<ProspectRow> {
    return this.texts.candidates(q);
  }

  /** Whether changes that it has not seen may be gone already. */
  isBehind(): boolean {
    return Date.now() - this.changes.followedAt > maxSnapshotMs;
  }

  follow(): Promise<void> {
    return this.changes.follow();
  }

  private async take(ids: string[]): Promise<void> {
    const found = await this.rowsOf(ids);
    for (const id of ids) {
      const row = found.get(id);
      if (row) this.rows.set(id, row);
      else this.rows.delete(id);
      this.texts.touch(id);
    }
  }

  private async rowsOf(ids: string[]): Promise<Map<string, ProspectRow>> {
    const rows =
      ids.length > manyChanges ? (await readTable(this.workspaceId)).rows : await readRows(this.workspaceId, ids);
    return new Map(rows.map((row) => [row.prospectId, row]));
  }
}

async function readRows(workspaceId: string, ids: string[]): Promise<ProspectRow[]> {
  const items = await Promise.all(
    chunks(ids, 100).map((some) =>
      readTogether(
        some.map((id) => Prospect.get(prospectKey(workspaceId, id))),
        rowFields,
      ),
    ),
  );
  return items.flat().flatMap((item) => (item ? [toRow(item as RowSource)] : []));
}

async function readTable<F extends keyof ProspectItem = never>(
  workspaceId: string,
  besides?: Besides<F>,
): Promise<Snapshot> {
  const readAt = Date.now();
  const rows: ProspectRow[] = [];
  await readAll(workspaceId, [...new Set([...rowFields, ...(besides?.fields ?? [])])], (item) => {
    rows.push(toRow(item as RowSource));
    besides?.see(item);
  });
  return { rows, readAt };
}
