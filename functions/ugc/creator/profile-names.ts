import { createConversions } from 'electrodb';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { FollowedIndex, keptIndex } from '../../platform/db/followed-index.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { creatorMarks } from '../core/creator-change.entity.ts';
import { CreatorProfile, type CreatorProfileItem } from '../core/creator-profile.entity.ts';

// `CreatorProfile.get` takes fifteen times as long over a key.
const { toKeys } = createConversions(CreatorProfile).byAccessPattern.byId.fromComposite;

type ProfileName = { name: string; listed: boolean };

/** What the creators whom this process was asked for call themselves; who has left has no name. */
class ProfileNames extends FollowedIndex {
  readonly names = new Map<string, ProfileName>();
  /** With those who have left. */
  private readonly held = new Set<string>();

  readAll(): Promise<void> {
    return this.read([...this.held]);
  }

  hold(ids: readonly string[]): Promise<void> {
    return this.read(ids.filter((id) => !this.held.has(id)));
  }

  protected take(ids: string[]): Promise<void> {
    return this.read(ids.filter((id) => this.held.has(id)));
  }

  private async read(ids: string[]): Promise<void> {
    for (const some of chunks(ids, mostTogether)) {
      const items = await readTogether(
        some.map((creatorId) => toKeys({ creatorId })),
        ['creatorId', 'listed', 'content'],
      );
      for (const [at, id] of some.entries()) {
        this.held.add(id);
        const item = items[at] as CreatorProfileItem | undefined;
        if (item) this.names.set(id, { name: item.content.displayName, listed: item.listed });
        else this.names.delete(id);
      }
    }
  }
}

const kept = keptIndex(() => new ProfileNames(creatorMarks));

/** By their ids, with every change that was acknowledged before the call. */
export async function profileNamesOf(ids: readonly string[]): Promise<ReadonlyMap<string, ProfileName>> {
  if (ids.length === 0) return new Map();
  const index = await kept();
  await index.hold(ids);
  return index.names;
}
