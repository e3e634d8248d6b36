import { sameAds } from '../../ads/ad/same-ads.door.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { CampaignAd, type CampaignAdItem } from '../core/campaign-ad.entity.ts';
import type { ReadCreative } from './graph-creatives.ts';

/** An ad of the account with what Meta tells of it. */
export type ReadAd = { ad: CampaignAdItem; read: ReadCreative };

/** Joins ads to those of the library that they are, or no longer to those that they are not. What a person chose stays, none included. */
export async function linkAds(workspaceId: string, all: readonly ReadAd[]): Promise<void> {
  const free = all.filter(({ ad }) => !isChosen(ad));
  const same = await sameAds(
    { workspaceId },
    free.map(({ read: { adId, pageId, texts } }) => ({ metaId: adId, pageId, texts })),
  );
  await Promise.all(free.map(({ ad }, at) => link(ad, same[at] ?? undefined)));
}

/** By a person: a link of before the rule was one's own too. */
const isChosen = ({ linkedBy, libraryAdId }: CampaignAdItem) =>
  linkedBy === 'person' || (linkedBy === undefined && libraryAdId !== undefined);

async function link({ workspaceId, campaignId, adKey, libraryAdId, linkedBy }: CampaignAdItem, to: string | undefined) {
  if (libraryAdId === to) return;
  const patch = CampaignAd.patch({ workspaceId, campaignId, adKey });
  const linked = to ? patch.set({ libraryAdId: to, linkedBy: 'rule' }) : patch.remove(['libraryAdId', 'linkedBy']);
  // Somebody chooses at this moment, or it went with its campaign: that counts.
  await unlessRefused(
    linked
      .where((attr, { eq, notExists }) =>
        linkedBy ? eq(attr.linkedBy, linkedBy) : `${notExists(attr.linkedBy)} AND ${notExists(attr.libraryAdId)}`,
      )
      .go(),
  );
}
