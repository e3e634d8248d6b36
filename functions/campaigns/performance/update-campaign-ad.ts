import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { unknownAd } from '../../../shared/kernel/validation-messages.ts';
import { findAds } from '../../ads/ad/find-ads.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { CampaignAd } from '../core/campaign-ad.entity.ts';
import { readNaming, ruleOf } from '../core/campaign-naming.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { shownAd } from './shown-ad.ts';

/** Says which ad of the library an ad of a campaign is, or that it is none. */
export const handler = defineHandler(performance.updateCampaignAd, async ({ actor, params, body }) => {
  const { workspaceId } = actor;
  const { campaignId } = await readCampaign(workspaceId, params.id);
  const key = { workspaceId, campaignId, adKey: keyOf(params.adId) };
  const [{ data: ad }, naming] = await Promise.all([
    CampaignAd.get(key).go({ consistent: true }),
    readNaming(workspaceId),
  ]);
  const rule = ruleOf(naming, 'ad');
  if (!ad) throw new AppError('not_found');
  const { libraryAdId } = body;
  if ((ad.libraryAdId ?? null) === libraryAdId && ad.linkedBy === 'person') return { ad: shownAd(ad, rule) };
  const known = libraryAdId === null || (await findAds({ workspaceId }, [libraryAdId])).has(libraryAdId);
  if (!known) throw invalidField('libraryAdId', unknownAd);
  const patch = CampaignAd.patch(key).set({ linkedBy: 'person' });
  await write([
    update(libraryAdId === null ? patch.remove(['libraryAdId']) : patch.set({ libraryAdId }), 'not_found'),
    audit(actor, { type: 'campaign.ad_linked', entityId: campaignId }),
  ]);
  return { ad: shownAd({ ...ad, libraryAdId: libraryAdId ?? undefined, linkedBy: 'person' }, rule) };
});
