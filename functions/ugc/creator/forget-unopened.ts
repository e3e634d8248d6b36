import { dayMs } from '../../../shared/kernel/day.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, unlessRefused, writeIf } from '../../platform/db/write.ts';
import { markCreators } from '../core/creator-change.entity.ts';
import { CreatorIdentity } from '../core/creator-identity.entity.ts';
import { CreatorProfile } from '../core/creator-profile.entity.ts';
import { CreatorRelation, type CreatorRelationItem, endShards } from '../core/creator-relation.entity.ts';
import { relationWrites } from '../core/creator-writes.ts';
import { isBound } from '../core/engaged.ts';

/** So many at once: what is left is taken at the next hour. */
const atOnce = 50;
/** Of who works with the workspace all the same, by a link of another one. */
const putOffDays = 30;

type Which = (item: CreatorRelationItem) => boolean;

/** Forgets whom workspaces added and who never opened a link: an address that nobody answers for is not kept for ever. */
export async function forgetUnopened(now: Date, which: Which = () => true): Promise<void> {
  for (const endShard of endShards) {
    const past = CreatorRelation.query.byEnd({ endShard }).lt({ endsAt: now.toISOString() });
    for (const item of (await past.go({ count: atOnce })).data.filter(which)) await forget(item, now);
  }
}

async function forget({ workspaceId, creatorId }: CreatorRelationItem, now: Date): Promise<void> {
  const { data: relation } = await CreatorRelation.get({ workspaceId, creatorId }).go({ consistent: true });
  if (!relation?.endShard || !relation.endsAt || relation.endsAt >= now.toISOString()) return;
  if (await isBound(creatorId, workspaceId)) {
    const endsAt = new Date(now.getTime() + putOffDays * dayMs).toISOString();
    const { endShard } = relation;
    await unlessRefused(CreatorRelation.patch({ workspaceId, creatorId }).set({ endShard, endsAt }).go());
    return;
  }
  const [gone, ...marks] = relationWrites(relation, null, now);
  if (!gone) return;
  const less = countOneLess({ workspaceId, name: 'ugcCreators' });
  const line = audit(bySystem({ workspaceId }), { type: 'ugc_creator.forgotten', entityId: creatorId }, now);
  if (await writeIf(gone, [...marks, less, line])) await forgetStranger(creatorId, workspaceId, now);
}

/** Whom no workspace knows any more, and who has never been here. */
async function forgetStranger(creatorId: string, workspaceId: string, now: Date): Promise<void> {
  const [{ data: relations }, { data: profile }] = await Promise.all([
    CreatorRelation.query.byCreator({ creatorId }).go({ pages: 'all' }),
    CreatorProfile.get({ creatorId }).go({ consistent: true }),
  ]);
  if (!profile || profile.listed || profile.content.displayName) return;
  if (relations.some((one) => one.workspaceId !== workspaceId)) return;
  const { emailKey } = profile;
  const neverHere = CreatorProfile.remove({ creatorId }).where((attr, { notExists }) => notExists(attr.lastActiveAt));
  await writeIf(remove(neverHere), [remove(CreatorIdentity.delete({ emailKey })), markCreators([creatorId], now)]);
}
