import * as example from '../../../shared/campaigns/example.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { campaignWrites } from '../core/campaign-writes.ts';
import { firstFigures } from '../performance/first-figures.ts';
import { exampleOf, newExample } from './example-campaigns.ts';
import { ExampleMark } from './example-mark.entity.ts';

/** Makes the fictional campaigns with their figures, in one transaction; those that are there stay as they are. No event: nobody ran them. */
export const handler = defineHandler(example.loadExample, ({ actor }) => withFreshReads(() => load(actor)));

async function load(actor: Actor) {
  const { workspaceId, workspace, userId } = actor;
  const mark = await markLoading(workspaceId);
  const there = await exampleOf(workspaceId);
  if (there.length > 0) return { ids: there.map(({ campaignId }) => campaignId) };
  const now = new Date();
  const made = newExample(workspaceId, userId, now).map(({ campaign, rows }) =>
    firstFigures(campaign, rows, { source: 'import' }),
  );
  await write([
    mark,
    ...(await campaignWrites(
      workspace,
      made.map(({ campaign }) => ({ made: campaign })),
    )),
    ...made.flatMap(({ operations }) => operations),
    audit(actor, { type: 'campaigns.example_loaded', entityId: workspaceId }, now),
  ]);
  return { ids: made.map(({ campaign }) => campaign.campaignId) };
}

/** Refused when another loading has come between. */
async function markLoading(workspaceId: string): Promise<Operation> {
  const { data: before } = await ExampleMark.get({ workspaceId }).go({ consistent: true });
  if (!before) return put(ExampleMark.create({ workspaceId, loaded: 1 }), changedMeanwhile);
  // Someone deleted its campaigns one by one.
  const again = ExampleMark.put({ workspaceId, loaded: before.loaded + 1 });
  return put(
    again.where((attr, { eq }) => eq(attr.loaded, before.loaded)),
    changedMeanwhile,
  );
}
