import type { AlertRule } from '../../../shared/campaigns/alert-rule.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { ruleReading } from '../../../shared/rules/rule-values.ts';
import { counterSum, type Sums, sumOfDays } from '../../../shared/rules/sums.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { ruleThing, staleThing, type Thing, thingsSeen } from '../../../shared/rules/watch-things.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { findingsDays, findingsOf } from '../core/findings.ts';
import { readAdDays } from '../performance/read-ad-days.ts';
import { readAds } from '../performance/read-ads.door.ts';
import { readDays } from '../performance/read-days.ts';
import type { SeenThing } from './next-alerts.ts';
import { isWatchedBy } from './rule-filters.ts';

/** What targets are of, as the page shows them first. */
const targetWindow = 30;
/** The money that a thing concerns is what was spent in so many days to the last one. */
const spendDays = 7;

/** What there is to be told of a campaign at the end of a day, by its figures as they are this instant. */
export async function campaignThings(
  campaign: CampaignItem,
  rules: readonly AlertRule[],
  asOf: string,
): Promise<SeenThing[]> {
  const own = rules.filter((rule) => rule.active && isWatchedBy(campaign, rule.filters));
  const targetDays = { from: addDays(asOf, 1 - targetWindow), to: asOf };
  const told = { campaign, period: targetDays, asOf, from: addDays(asOf, -1) };
  const needed = findingsDays(campaign, told);
  const from = [needed.from, ...own.map((rule) => addDays(asOf, 1 - 2 * rule.windowDays))];
  const [days, ads] = await Promise.all([
    readDays(campaign, { from: from.sort()[0] ?? needed.from, to: asOf }),
    campaign.adCount > 0 ? readAds(campaign).then((all) => readAdDays(campaign, all, asOf)) : [],
  ]);
  const findings = findingsOf({ ...told, days, ads });
  const { currency } = campaign;
  const measured = new Set(days.map(({ date }) => date));
  const things = [
    ...thingsSeen({ findings, targetDays, asOf, currency }),
    ...staleThing(days.at(-1)?.date ?? null, asOf, (day) => measured.has(day)),
    ...own.flatMap((rule) => ofRule(rule, { campaign, days, asOf })),
  ];
  const adDays = new Map(ads.map((ad) => [ad.adId, ad.days]));
  return things.map((thing) => ({ ...thing, spend: spendOf(thing, adDays.get(thing.adId ?? '') ?? days, asOf) }));
}

type RuleOf = { campaign: CampaignItem; days: readonly DayFigures[]; asOf: string };

/** A rule is silent about a campaign that has not run as long as its window. */
function ofRule(rule: AlertRule, { campaign: { firstDay, currency }, days, asOf }: RuleOf): Thing[] {
  const { windowDays } = rule;
  if (firstDay === undefined || firstDay > addDays(asOf, 1 - windowDays)) return [];
  const now = sumsBetween(days, addDays(asOf, 1 - windowDays), asOf);
  const before = sumsBetween(days, addDays(asOf, 1 - 2 * windowDays), addDays(asOf, -windowDays));
  const reading = ruleReading(rule, now, before);
  return reading ? [ruleThing(rule, reading, asOf, currency)] : [];
}

const sumsBetween = (days: readonly DayFigures[], from: string, to: string): Sums =>
  sumOfDays(days.filter(({ date }) => date >= from && date <= to).map(({ counts }) => counts));

/** To the last day that has figures, for those that come no longer. */
function spendOf(thing: Thing, days: readonly DayFigures[], asOf: string): number | null {
  const to = thing.kind === 'stale_data' ? addDays(thing.evidence.from, -1) : asOf;
  return counterSum(sumsBetween(days, addDays(to, 1 - spendDays), to), 'spend');
}
