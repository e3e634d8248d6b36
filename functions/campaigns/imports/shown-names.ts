import { shownNames } from '../../../shared/campaigns/imports.contract.ts';
import { areNear } from '../../../shared/campaigns/near-names.ts';
import type { CampaignImportItem, Reading } from './campaign-import.entity.ts';
import { type Gathered, rounded } from './gathered.ts';
import { foundIn, type KnownCampaigns } from './known-campaigns.ts';

const mostNear = 5;

/** The campaigns that a file names, the most spent first, beside those of the workspace that they are, or may be. */
export function namesOf(
  { campaigns }: Gathered,
  item: CampaignImportItem & { reading: Reading },
  known: KnownCampaigns,
): NonNullable<CampaignImportItem['names']> {
  const all = [...campaigns.values()]
    .sort((a, b) => (b.spend ?? -1) - (a.spend ?? -1) || b.lines - a.lines)
    .slice(0, shownNames);
  return all.map((one) => {
    const found = foundIn(known, one, item);
    const own = found === 'several' ? undefined : found;
    const others = all.filter((other) => other !== one && areNear(one.name, other.name)).map(({ name }) => name);
    const ours = own ? [] : known.all().filter(({ name }) => areNear(one.name, name) && name !== one.name);
    return {
      name: one.name,
      externalId: one.externalId || null,
      lines: one.lines,
      spend: one.spend === null ? null : rounded(one.spend),
      campaignId: own?.campaignId ?? null,
      campaignName: own?.name ?? null,
      near: [...new Set([...others, ...ours.map(({ name }) => name)])].slice(0, mostNear),
    };
  });
}

/** How many of the campaigns that a file names are there already. */
export const countMatched = ({ campaigns }: Gathered, item: { reading: Reading }, known: KnownCampaigns): number =>
  [...campaigns.values()].filter((one) => {
    const found = foundIn(known, one, item);
    return found !== undefined && found !== 'several';
  }).length;
