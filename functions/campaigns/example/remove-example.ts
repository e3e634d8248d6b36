import * as example from '../../../shared/campaigns/example.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { purgeLater } from '../campaign/removals-queue.ts';
import { campaignWrites } from '../core/campaign-writes.ts';
import { exampleOf } from './example-campaigns.ts';
import { ExampleMark } from './example-mark.entity.ts';

/** The fictional campaigns are gone at once; a queue removes their figures. */
export const handler = defineHandler(example.removeExample, async ({ actor }) => {
  const { workspaceId, workspace } = actor;
  const ids = (await exampleOf(workspaceId)).map(({ campaignId }) => campaignId);
  if (ids.length === 0) return { ids };
  await purgeLater({ workspaceId, campaignIds: ids });
  return withFreshReads(async () => {
    // Those alone that the queue knows of.
    const items = (await exampleOf(workspaceId)).filter(({ campaignId }) => ids.includes(campaignId));
    if (items.length > 0)
      await write([
        ...(await campaignWrites(
          workspace,
          items.map((gone) => ({ gone })),
        )),
        remove(ExampleMark.delete({ workspaceId })),
        audit(actor, { type: 'campaigns.example_removed', entityId: workspaceId }),
      ]);
    return { ids };
  });
});
