import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { FollowedAdvertiser } from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';

type Bulk = Call<typeof adsWatch.bulkFollowedAdvertisers>;
type Outcome = { id: string; ok: boolean; message: string | null };

/** Of the hundred operations of a transaction, two an advertiser and one for the client. */
const filedAtOnce = 49;

/** Says for whom many advertisers are followed, and answers for each. */
export const handler = defineHandler(adsWatch.bulkFollowedAdvertisers, async (call) => {
  const items: Outcome[] = [];
  for (const ids of chunks([...new Set(call.body.ids)], filedAtOnce)) {
    try {
      items.push(...(await withFreshReads(() => fileTogether(call, ids))));
    } catch (error) {
      // Of a client that goes meanwhile, those that are filed already are told too.
      if (!(error instanceof AppError) || items.length === 0) throw error;
      const message = error.extras.details?.[0]?.message ?? error.message;
      items.push(...ids.map((id) => ({ id, ok: false, message })));
    }
  }
  return { items };
});

async function fileTogether({ actor, body: { clientId } }: Bulk, ids: string[]): Promise<Outcome[]> {
  const { workspaceId } = actor;
  const followed = new Map((await followedBy(actor)).map((item) => [item.followedId, item]));
  const updatedAt = new Date().toISOString();
  const operations = ids.flatMap((followedId): Operation[] => {
    const before = followed.get(followedId);
    if (!before || (before.clientId ?? null) === clientId) return [];
    const patch = FollowedAdvertiser.patch({ workspaceId, followedId }).set({ updatedAt, version: before.version + 1 });
    const changed = clientId ? patch.set({ clientId }) : patch.remove(['clientId']);
    return [
      update(
        changed.where((attr, { eq }) => eq(attr.version, before.version)),
        changedMeanwhile,
      ),
      audit(actor, { type: 'advertiser.updated', entityId: followedId, changed: ['clientId'] }),
    ];
  });
  if (operations.length > 0) await write([...operations, ...fileUnder(workspaceId, clientId)]);
  return ids.map((id) =>
    followed.has(id) ? { id, ok: true, message: null } : { id, ok: false, message: reasons.not_found.message },
  );
}
