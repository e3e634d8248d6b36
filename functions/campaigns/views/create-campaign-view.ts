import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import * as views from '../../../shared/campaigns/views.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { CampaignView, countedViews, readView, shownView } from './campaign-view.entity.ts';
import { openWith, readDefault } from './default-view.entity.ts';

/** Keeps a view once: see `makeOnce`. */
export const handler = defineHandler(views.createCampaignView, (call) =>
  makeOnce(call, {
    make: (mark) => makeView(call, mark),
    replay: async (id) => ({ view: shownView(await readView(call.actor, id), await readDefault(call.actor)) }),
  }),
);

async function makeView(
  { actor, body: { name, isDefault, ...given } }: Call<typeof views.createCampaignView>,
  mark: (id: string) => Operation[],
) {
  const { workspaceId, userId: ownerId } = actor;
  const now = new Date();
  const at = now.toISOString();
  const viewId = newId('cvw', now);
  const made = { workspaceId, viewId, ownerId, title: name, ...given, createdAt: at, updatedAt: at, version: 1 };
  await write([
    countOneMore(countedViews(workspaceId), campaignLimits.views, 'view_limit'),
    put(CampaignView.create(made)),
    ...(isDefault ? [openWith(actor, viewId)] : []),
    audit(actor, { type: 'campaign_view.created', entityId: viewId }, now),
    ...mark(viewId),
  ]);
  return { view: shownView(made, isDefault ? viewId : null) };
}
