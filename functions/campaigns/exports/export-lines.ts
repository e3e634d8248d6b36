import { campaignPlatforms } from '../../../shared/campaigns/campaigns.rules.ts';
import { type ExportLocale, exportedCounters, exportedNames } from '../../../shared/campaigns/export-columns.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { type Counter, type Counts, counterKinds } from '../../../shared/rules/counters.ts';
import type { DayRow } from '../../../shared/rules/day-counts.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** A line of an export: of a campaign's day or, where they are given, of an ad and a segment of it. */
export type ExportLine = {
  campaign: CampaignItem;
  date: string;
  counts: Counts;
  ad?: { adId: string; name: string; adSetName?: string | undefined } | undefined;
  segment?: DayRow['segment'];
};

type Named = keyof typeof exportedNames;
const named = keysOf(exportedNames);
const ofAds: ReadonlySet<Named> = new Set<Named>(['adSet', 'ad', 'adId', 'segmentType', 'segment']);
const counted = keysOf(exportedCounters);

/** How a table of figures is written in a language: the names of its columns, and the cells of a line. */
export function exportTable(
  locale: ExportLocale,
  { withAds, currency }: { withAds: boolean; currency: string | null },
) {
  const names = named.filter((name) => withAds || !ofAds.has(name));
  const nameOf = (counter: Counter) => {
    const name = exportedCounters[counter][locale];
    return currency && counterKinds[counter] === 'money' ? `${name} (${currency})` : name;
  };
  return {
    separator: locale === 'fr' ? (';' as const) : (',' as const),
    header: [...names.map((name) => exportedNames[name][locale]), ...counted.map(nameOf)],
    cells: (line: ExportLine): string[] => [
      ...names.map((name) => cellOf[name](line)),
      ...counted.map((counter) => figure(line.counts[counter], locale)),
    ],
  };
}

const cellOf: Record<Named, (line: ExportLine) => string> = {
  date: ({ date }) => date,
  campaign: ({ campaign }) => campaign.name,
  ownId: ({ campaign }) => campaign.campaignId,
  campaignId: ({ campaign }) => campaign.externalId ?? '',
  platform: ({ campaign }) => campaignPlatforms[campaign.platform],
  currency: ({ campaign }) => campaign.currency,
  adSet: ({ ad }) => ad?.adSetName ?? '',
  ad: ({ ad }) => ad?.name ?? '',
  adId: ({ ad }) => ad?.adId ?? '',
  segmentType: ({ segment }) => segment?.type ?? '',
  segment: ({ segment }) => segment?.value ?? '',
};

/** An empty cell was not measured. */
function figure(count: number | undefined, locale: ExportLocale): string {
  if (count === undefined) return '';
  return locale === 'fr' ? String(count).replace('.', ',') : String(count);
}
