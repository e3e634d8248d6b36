import { createConversions } from 'electrodb';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { FollowedIndex, keptIndex } from '../../platform/db/followed-index.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { creatorMarks } from '../core/creator-change.entity.ts';
import { CreatorProfile, type CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { ListedCreator } from '../core/listed-creator.entity.ts';
import { type CreatorRow, rowFields, rowOf } from './creator-row.ts';

// `CreatorProfile.get` takes fifteen times as long over a key.
const { toKeys } = createConversions(CreatorProfile).byAccessPattern.byId.fromComposite;

/** The creators of the marketplace, and those of workspaces that this process was asked for. */
class MarketIndex extends FollowedIndex {
  readonly rows = new Map<string, CreatorRow>();
  /** Of workspaces: they are followed too, listed or not, once looked for. */
  private readonly held = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  async readAll(): Promise<void> {
    const listed: string[] = [];
    for await (const page of queryFields(ListedCreator.query.byPart({ part: 'all' }), ['creatorId']))
      for (const { creatorId } of page) listed.push(String(creatorId));
    const all = new Set([...listed, ...this.held]);
    await this.read([...all]);
    for (const id of this.rows.keys()) if (!all.has(id)) this.rows.delete(id);
  }

  /** Those of a workspace, among them. */
  async hold(ids: string[]): Promise<void> {
    const missing = ids.filter((id) => !this.held.has(id));
    if (missing.length === 0) return;
    await this.read(missing, true);
  }

  protected take(ids: string[]): Promise<void> {
    return this.read(ids);
  }

  /** One after the other: what was read later is never laid under what was read before it. */
  private read(ids: string[], held = false): Promise<void> {
    const reading = this.last.then(() => this.readNow(ids, held));
    this.last = reading.catch(() => {});
    return reading;
  }

  private async readNow(ids: string[], held: boolean): Promise<void> {
    const found = await Promise.all(
      chunks(ids, mostTogether).map((some) =>
        readTogether(
          some.map((creatorId) => toKeys({ creatorId })),
          rowFields,
        ),
      ),
    );
    for (const id of ids) {
      this.rows.delete(id);
      if (held) this.held.add(id);
    }
    for (const item of found.flat()) {
      if (!item) continue;
      const row = rowOf(item as unknown as CreatorProfileItem);
      if (row.listed || this.held.has(row.creatorId)) this.rows.set(row.creatorId, row);
    }
  }
}

/** All of them as this process holds them, with every change that was acknowledged before the call. */
export const marketIndex = keptIndex(() => new MarketIndex(creatorMarks));
