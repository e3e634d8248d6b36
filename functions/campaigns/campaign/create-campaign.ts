import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { defaultTimezone } from '../../../shared/kernel/timezone.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { isApiKey } from '../../platform/identity/api-key.ts';
import { blankCampaign } from '../core/blank-campaign.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { refuseBeyond } from '../core/campaign-book.entity.ts';
import { clientOf, contentOf, ownershipChecks, refuseContradictions } from '../core/campaign-content.ts';
import { campaignEvent } from '../core/campaign-events.ts';
import { campaignWrites } from '../core/campaign-writes.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { shownCampaign } from '../core/shown-campaign.ts';

type Create = Call<typeof campaigns.createCampaign>;

/** Creates a campaign once: see `makeOnce`. */
export const handler = defineHandler(campaigns.createCampaign, (call) =>
  makeOnce(call, {
    make: (mark) => makeCampaign(call, mark),
    replay: async (id) => ({
      campaign: await shownCampaign(await readCampaign(call.actor.workspaceId, id), call.actor),
    }),
  }),
);

async function makeCampaign(call: Create, mark: (id: string) => Operation[]) {
  const { actor, body } = call;
  const { workspaceId, workspace } = actor;
  const now = new Date();
  const blank = newCampaign(call, now);
  await refuseContradictions(null, blank);
  // Ahead of a client that is made for it.
  await refuseBeyond(workspace, { count: 1, active: blank.status === 'active' ? 1 : 0 });
  const item = { ...blank, clientId: (await clientOf(actor, body)) ?? undefined };
  await withFreshReads(async () =>
    write([
      ...(await campaignWrites(workspace, [{ made: item }])),
      ...ownershipChecks({ ...item, clientId: undefined, ownerId: actor.userId }, item),
      audit(actor, { type: 'campaign.created', entityId: item.campaignId }, now),
      await campaignEvent(item, 'campaign.created', now),
      ...mark(item.campaignId),
    ]),
  );
  return { campaign: await shownCampaign({ ...item, workspaceId }, actor) };
}

function newCampaign({ actor, body, caller }: Create, now: Date): CampaignItem {
  const { name, platform, objective, status, currency } = body;
  const timezone = body.timezone ?? actor.workspace.timezone ?? defaultTimezone;
  return {
    ...blankCampaign(now),
    // What a server brings in is nobody's yet.
    ownerId: isApiKey(caller.bearer ?? '') ? undefined : actor.userId,
    ...contentOf(body),
    ...{ name, platform, objective, status, currency, timezone },
    workspaceId: actor.workspaceId,
  };
}
