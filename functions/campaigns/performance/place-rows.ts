import { isDeepStrictEqual } from 'node:util';
import { fold } from '../../../shared/kernel/fold.ts';
import type { DayRow } from '../../../shared/rules/day-counts.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { newId } from '../../platform/new-id.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { type CheckedRow, refuseTooManyAds } from './check-rows.ts';
import { widened } from './widened.ts';

export type PlacedRow = DayRow & { date: string };
/** An ad as it becomes; new ones have nothing before. */
export type AdChange = { before: CampaignAdItem | undefined; after: CampaignAdItem };

/**
 * The rows with the ads that they are of, and what becomes of those: by id, else by name whatever its case and accents, else
 * a new one.
 */
export function placeRows(campaign: CampaignItem, known: readonly CampaignAdItem[], rows: readonly CheckedRow[]) {
  const { workspaceId, campaignId } = campaign;
  const before = new Map(known.map((ad) => [ad.adId, ad]));
  const ads = new Map(before);
  const note = (adId: string, name: string | null, { date, adSetName }: CheckedRow) => {
    const ad = ads.get(adId) ?? { workspaceId, campaignId, adKey: keyOf(adId), adId, name: name ?? adId };
    const said = { ...ad, name: name ?? ad.name, ...(adSetName && { adSetName }) };
    ads.set(adId, widened(said, date, date));
  };
  // Ahead of those that give a name alone, which may be theirs.
  for (const row of rows) if (row.adId) note(row.adId, row.adName, row);
  const byName = new Map([...ads.values()].reverse().map(({ name, adId }) => [fold(name), adId]));
  const adOf = (row: CheckedRow): string | null => {
    if (row.adId || !row.adName) return row.adId;
    const name = fold(row.adName);
    const known = byName.get(name);
    const adId = known ?? newId('cad');
    byName.set(name, adId);
    note(adId, known ? null : row.adName, row);
    return adId;
  };
  const placed = rows.map((row): PlacedRow => {
    const { date, segment, counts } = row;
    return { date, adId: adOf(row), segment, counts };
  });
  refuseTooManyAds(before.size, ads.size);
  const changed = [...ads.values()]
    .map((after): AdChange => ({ before: before.get(after.adId), after }))
    .filter((ad) => !isDeepStrictEqual(ad.before, ad.after));
  return { placed, ads: changed, adCount: ads.size };
}
