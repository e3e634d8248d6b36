import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import type { PartName } from '../../../shared/analytics/parts.ts';
import { dimsOf } from '../../../shared/campaigns/naming.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { SegmentType } from '../../../shared/rules/day-counts.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { type Sums, sumOfDays } from '../../../shared/rules/sums.ts';
import { reachOf } from '../../../shared/rules/totals.ts';
import { namedAds } from '../../campaigns/performance/named-ads.door.ts';
import { readLines } from '../../campaigns/performance/read-lines.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import { type Added, addFigures, figuresAdded, nothingAdded } from '../core/added-figures.ts';
import type { Told, ToldCampaign } from '../core/told-campaigns.ts';
import { refuseTooMany, refuseTooManyByAd } from '../core/too-many-ads.ts';
import { fieldOf, type Key, ofName } from './campaign-keys.ts';
import type { Part } from './told-parts.ts';

/** Of campaigns whose segments are read one by one: each holds a few hundred series at a time. */
const campaignsAtOnce = 4;

type Reach = ReturnType<typeof reachOf>;
/** What is below a campaign, and its sums. */
type Below = { key: Key; sums: Sums; reach: Reach };

/** The parts that are below campaigns: their ads, what the names of ads say, or their segments. */
export async function partsBelow(by: PartName, told: Told, keysOf: (item: ToldCampaign) => Key[][]): Promise<Part[]> {
  const { items, currency, isConverted } = told;
  if (isConverted && items.some((item) => item.currency !== currency))
    throw invalidField('convertTo', analyticsProblems.notConverted);
  const parts = new Map<string, Summed>();
  const take = (item: ToldCampaign, below: readonly Below[]) => {
    for (const one of below) for (const others of keysOf(item)) addBelow(parts, item, one, others);
  };
  if (by.startsWith('segment:')) await eachOfSegments(by, told, take);
  else await eachOfAds(by, told, take);
  return [...parts.values()].map(partOf);
}

type Take = (item: ToldCampaign, below: readonly Below[]) => void;

type Summed = Omit<Part, 'figures'> & { added: Added };

function addBelow(parts: Map<string, Summed>, item: ToldCampaign, { key, ...below }: Below, others: Key[]): void {
  const keys = [key, ...others];
  const id = JSON.stringify(keys.map(({ value }) => value));
  const part = parts.get(id) ?? { keys, items: [], added: nothingAdded() };
  parts.set(id, part);
  addFigures(part.added, below, item);
  if (!part.items.includes(item)) part.items.push(item);
}

const partOf = ({ keys, items, added }: Summed): Part => ({ keys, items, figures: figuresAdded(added) });

async function eachOfSegments(by: PartName, { items, period }: Told, take: Take): Promise<void> {
  refuseTooMany(items, period, 'by');
  for (const some of chunks(items, campaignsAtOnce)) {
    const read = await Promise.all(some.map((item) => ofSegments(by, item, period)));
    for (const [at, item] of some.entries()) take(item, read[at] ?? []);
  }
}

async function ofSegments(by: PartName, item: ToldCampaign, period: Period): Promise<Below[]> {
  const lines = await readLines(item, period, { segment: by.slice('segment:'.length) as SegmentType });
  return lines.map(({ segment, days }) => ({
    key: { by, value: segment?.value ?? '', label: segment?.value ?? '' },
    sums: sumOfDays(days.map(({ counts }) => counts)),
    reach: reachOf(days, period.from, period.to),
  }));
}

async function eachOfAds(by: PartName, { items, period, adRule }: Told, take: Take): Promise<void> {
  refuseTooManyByAd(items, period, parisDay());
  const field = fieldOf(by);
  const withAds = items.filter(({ adCount }) => adCount > 0);
  const ads = await namedAds(withAds, period);
  for (const item of withAds)
    take(
      item,
      (ads.get(item.campaignId) ?? []).map(({ adId, name, sums, reached }) => {
        const [value, label] =
          field === null ? [`${item.campaignId}/${adId}`, name] : (ofName(dimsOf(name, adRule)[field])[0] ?? ['', '']);
        return { key: { by, value, label }, sums, reach: reachOf(reached, period.from, period.to) };
      }),
    );
}
