import { getCampaign, updateCampaign } from '../../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../../shared/campaigns/campaign.ts';
import { type CampaignStatus, campaignStatuses } from '../../../../shared/campaigns/campaigns.rules.ts';
import { planLimitOf } from '../../components/plan-limit-notice.tsx';
import { sayDone } from '../../components/undo-toast.tsx';
import { isGone, sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { versionedWrite } from '../../lib/versioned-write.ts';
import type { CampaignSpace } from './campaign-space.ts';

/**
 * Shows a status at once, and takes it back when it is refused: by the plan, or because someone chose another meanwhile. Once it
 * is written, the way back is offered; `undoing` is that way.
 */
export async function setStatus(
  space: CampaignSpace,
  campaign: Campaign,
  status: CampaignStatus,
  { undoing = false } = {},
) {
  const { store, ask } = space;
  const { id, name } = campaign;
  const before = store.find(id)?.status ?? campaign.status;
  const show = (now: Partial<Campaign>) => {
    const shown = store.find(id);
    if (shown) store.show({ ...shown, ...now });
  };
  show({ status });
  try {
    await store.queue.run(id, async () => {
      const version = store.find(id)?.version ?? campaign.version;
      const outcome = await write({ ...campaign, status: before, version }, status);
      if ('theirs' in outcome) ask({ kind: 'conflict', theirs: outcome.theirs, mine: status });
      else if (!undoing) {
        const undo = () => setStatus(space, { ...outcome.kept, status }, before, { undoing: true });
        sayDone({ message: `${name}\u00a0: ${campaignStatuses[status].toLocaleLowerCase('fr')}`, undo });
      }
      const now = 'theirs' in outcome ? outcome.theirs : outcome.kept;
      // What was chosen since is on its way.
      show(store.find(id)?.status === status ? now : { version: now.version });
    });
  } catch (error) {
    show({ status: before });
    const limit = planLimitOf(error);
    if (limit) ask({ kind: 'plan', campaign, refusal: limit });
    else sayRefused('Le statut n’a pas été changé', isGone(error) ? 'Cette campagne n’existe plus.' : error);
    if (isGone(error)) store.remove(new Set([id]));
  }
  void store.recount();
}

const write = (base: Campaign, status: CampaignStatus) => {
  const params = { id: base.id };
  return versionedWrite(
    base,
    { status },
    {
      put: async (version) => (await request(updateCampaign, { params, body: { status, version } })).campaign,
      read: async () => (await request(getCampaign, { params })).campaign,
    },
  );
};
