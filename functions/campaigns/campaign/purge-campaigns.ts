import { restoreSeconds } from '../../../shared/campaigns/campaigns.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { forgetNotifications } from '../../notifications/notification/forget-notifications.door.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { remove, write } from '../../platform/db/write.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { forgetCampaign } from '../../prospects/core/forget-campaign.door.ts';
import { Alert } from '../alerts/alert.entity.ts';
import { bytesOf, ownImageKey, sameFiles } from '../core/ad-image.ts';
import { AdQuarter } from '../core/ad-quarter.entity.ts';
import { Annotation } from '../core/annotation.entity.ts';
import { Campaign } from '../core/campaign.entity.ts';
import { CampaignAd, type CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { PerformanceSeries } from '../core/performance-series.entity.ts';
import { DeletedCampaign } from './deleted-campaign.entity.ts';
import type { Removal } from './removals-queue.ts';

const seriesAtOnce = 200;
const countedAtOnce = 50;

/** Removes the figures and the ads of deleted campaigns, and takes them off their prospects. Those that were brought back keep everything. */
export async function purgeCampaigns({ workspaceId, campaignIds }: Removal): Promise<void> {
  for (const campaignId of campaignIds) {
    const { data: there } = await Campaign.get({ workspaceId, campaignId }).go({ consistent: true });
    if (there || (await canComeBack(workspaceId, campaignId))) continue;
    await forgetNotifications({ workspaceId, entityId: campaignId });
    await forgetCampaign(workspaceId, campaignId);
    await purgeFigures({ workspaceId, campaignId });
    await purgeAds({ workspaceId, campaignId });
    await purgeAnnotations({ workspaceId, campaignId });
    await purgeAlerts({ workspaceId, campaignId });
    await DeletedCampaign.delete({ workspaceId, campaignId }).go();
  }
}

/** It was brought back and deleted again since this message was sent: the later deletion sent a message of its own. */
async function canComeBack(workspaceId: string, campaignId: string): Promise<boolean> {
  const { data } = await DeletedCampaign.get({ workspaceId, campaignId }).go({ consistent: true });
  return data !== null && Date.now() < Date.parse(data.deletedAt) + 2 * restoreSeconds * 1000;
}

type OfCampaign = { workspaceId: string; campaignId: string };

/** Quarters go with the first of their series: done again, what is left names those that are. */
async function purgeFigures(campaign: OfCampaign): Promise<void> {
  for (;;) {
    const { data } = await PerformanceSeries.query
      .byCampaign(campaign)
      .go({ limit: seriesAtOnce, consistent: true, attributes: ['workspaceId', 'campaignId', 'quarter', 'seriesKey'] });
    if (data.length === 0) return;
    const quarters = [...new Set(data.map(({ quarter }) => quarter))];
    const keys = quarters.map((quarter) => ({ ...campaign, quarter }));
    await CampaignQuarter.delete(keys).go({ concurrency: 4 });
    await AdQuarter.delete(keys).go({ concurrency: 4 });
    await PerformanceSeries.delete(data).go({ concurrency: 4 });
  }
}

/** No check makes any of a campaign that is gone: long after, the index knows them all. */
async function purgeAlerts(campaign: OfCampaign): Promise<void> {
  const { data } = await Alert.query.byCampaign(campaign).go({ pages: 'all', attributes: ['workspaceId', 'alertId'] });
  if (data.length > 0) await Alert.delete(data).go({ concurrency: 4 });
}

async function purgeAds(campaign: OfCampaign): Promise<void> {
  for (;;) {
    const { data } = await CampaignAd.query.byCampaign(campaign).go({
      limit: seriesAtOnce,
      consistent: true,
      attributes: ['workspaceId', 'campaignId', 'adKey', 'creative', 'imageId', 'imageBytes'],
    });
    if (data.length === 0) return;
    for (const { creative, ...ad } of data) {
      if (creative?.imageKey) await deleteFile(creative.imageKey);
      if (ad.imageId) await deleteFile(ownImageKey(ad, ad.imageId));
    }
    const counted = data.filter((ad) => bytesOf(ad) > 0);
    for (const some of chunks(counted, countedAtOnce)) await removeCounted(campaign.workspaceId, some);
    await CampaignAd.delete(data.filter((ad) => bytesOf(ad) === 0)).go({ concurrency: 4 });
  }
}

type Counted = Pick<CampaignAdItem, 'workspaceId' | 'campaignId' | 'adKey' | 'imageId' | 'imageBytes' | 'creative'>;

/** Gives back what their files took, in the transaction that removes them: another run may be at it, and one that looks again finds what is left. */
async function removeCounted(workspaceId: string, ads: Counted[]): Promise<void> {
  try {
    await write([
      ...ads.map((ad) => remove(CampaignAd.remove(ad).where(sameFiles(ad)), changedMeanwhile)),
      ...countBytes(workspaceId, -ads.reduce((sum, ad) => sum + bytesOf(ad), 0)),
    ]);
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
  }
}

async function purgeAnnotations({ workspaceId, campaignId: of }: OfCampaign): Promise<void> {
  for (;;) {
    const { data } = await Annotation.query
      .byCampaign({ workspaceId, of })
      .go({ limit: seriesAtOnce, consistent: true });
    if (data.length === 0) return;
    await Annotation.delete(data).go({ concurrency: 4 });
  }
}
