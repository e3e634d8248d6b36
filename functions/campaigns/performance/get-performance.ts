import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { type Bucket, bucketsOf, type Period } from '../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../shared/rules/provisional.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { CampaignAd } from '../core/campaign-ad.entity.ts';
import { annotationsOf } from '../core/read-annotations.door.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { askedPeriods } from './asked-period.ts';
import { figuresOfDays } from './figures-of-days.ts';
import { type Line, readLines } from './read-lines.door.ts';

/** Up to four kilobytes each, quotes escaped as Lambda counts them, and an answer has six megabytes at most. */
const mostBuckets = 1_400;

/** The figures of a campaign, of one of its ads or of segments, bucket by bucket. */
export const handler = defineHandler(performance.getPerformance, async ({ actor, params: { id }, query }) => {
  const campaign = await readCampaign(actor.workspaceId, id);
  if (query.adId !== undefined) await refuseUnknownAd(campaign, query.adId);
  const { period, previous } = askedPeriods(campaign, query);
  const read = async (days: Period | null) =>
    days && { buckets: bucketsOf(days, query.granularity), lines: await readLines(campaign, days, query) };
  const [current, before, annotations] = await Promise.all([
    read(period),
    read(previous),
    annotationsOf(campaign, period),
  ]);
  if (sizeOf(current) + sizeOf(before) > mostBuckets)
    throw invalidField('granularity', 'Trop de lignes\u00a0: demandez des semaines ou des mois, ou moins de jours');
  const { currency, timezone } = campaign;
  return { items: shown(campaign, current) ?? [], previous: shown(campaign, before), currency, timezone, annotations };
});

type Part = { buckets: Bucket[]; lines: Line[] } | null;

const sizeOf = (part: Part) => (part ? part.buckets.length * part.lines.length : 0);

function shown(campaign: CampaignItem, part: Part) {
  if (!part) return null;
  const { attribution = null, timezone } = campaign;
  const unsettled = provisionalFrom(attribution, dayIn(timezone));
  const lines = part.lines.map(({ segment, days }) => ({ segment, daysOf: byBucket(days, part.buckets) }));
  return part.buckets.flatMap((bucket) =>
    lines.map(({ segment, daysOf }) => ({
      ...bucket,
      ...(segment && { segment }),
      ...figuresOfDays(campaign, daysOf.get(bucket) ?? [], bucket),
      provisional: bucket.to >= unsettled,
    })),
  );
}

/** Days in order, under the buckets that they are in: looking through all of them for each takes longer than their sums. */
function byBucket(days: readonly DayFigures[], buckets: readonly Bucket[]): Map<Bucket, DayFigures[]> {
  const found = new Map<Bucket, DayFigures[]>();
  let at = 0;
  for (const bucket of buckets) {
    const inside: DayFigures[] = [];
    for (let day = days[at]; day && day.date <= bucket.to; day = days[++at])
      if (day.date >= bucket.from) inside.push(day);
    found.set(bucket, inside);
  }
  return found;
}

async function refuseUnknownAd({ workspaceId, campaignId }: CampaignItem, adId: string): Promise<void> {
  const { data } = await CampaignAd.get({ workspaceId, campaignId, adKey: keyOf(adId) }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
}
