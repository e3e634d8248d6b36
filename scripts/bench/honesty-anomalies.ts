import { Seeded } from '../../shared/kernel/seeded.ts';
import { alerting, anomaliesOf } from '../../shared/rules/anomalies.ts';
import type { Anomaly } from '../../shared/rules/anomaly.ts';
import { baselineReach } from '../../shared/rules/baseline.ts';
import { fatigueOf } from '../../shared/rules/fatigue.ts';
import { pacingOf } from '../../shared/rules/pacing.ts';
import { specialDayOf } from '../../shared/rules/special-days.ts';
import type { DayFigures } from '../../shared/rules/totals.ts';
import { printTable } from './figures.ts';
import { type Calm, type Change, campaignDays } from './synthetic-campaigns.ts';
import { usualAnomalies } from './usual-rule.ts';

const first = '2025-01-01';
const [year, warmUp, quarter] = [365, 56, 91.25];
const campaigns = 90;

const plain: Calm = { swing: 0, noise: 0.12, tails: Number.POSITIVE_INFINITY, memory: 0, walk: 0 };
const cases: Record<string, Calm> = {
  'days alike': plain,
  'weekdays swing by 30 %': { ...plain, swing: 0.3 },
  'and days remember each other': { ...plain, swing: 0.3, memory: 0.5 },
  'and the level walks by 1 % a day': { ...plain, swing: 0.3, memory: 0.5, walk: 0.01 },
  'and some days are wild (t, 4 df)': { ...plain, swing: 0.3, memory: 0.5, walk: 0.01, tails: 4 },
};
const sizes = { 'small, 40 a day': 40, 'middle, 300 a day': 300, 'large, 3,000 a day': 3_000 };

/** How often calm campaigns are called unlike themselves, how often what happened is seen, and what it costs. */
export async function benchAnomalies(): Promise<void> {
  printTable(
    `False anomalies a campaign and quarter, calm year (${campaigns * 3} campaigns a case; goal: 1.2 levels)`,
    Object.entries(cases).map(([name, calm]) => ({ name, ...falseAnomalies(calm, name) })),
  );
  const bySize = 'weekdays swing by 30 %';
  printTable(
    `Of these, by size: ${bySize}`,
    Object.entries(sizes).map(([name, spend]) => ({
      name,
      ...falseAnomalies(cases[bySize] ?? plain, bySize, [spend]),
    })),
  );
  for (const [size, spend] of Object.entries(sizes)) {
    for (const name of ['weekdays swing by 30 %', 'and the level walks by 1 % a day']) {
      const calm = cases[name] ?? plain;
      printTable(`What is seen, of 300 campaigns: ${size}, ${name}`, [
        { name: 'spend doubles for a day', ...seen(spend, calm, { spend: 2 }, ['spend'], 1) },
        { name: 'CTR halves', ...seen(spend, calm, { linkCtr: 0.5 }, ['linkCtr'], 7) },
        { name: 'tag stops', ...seen(spend, calm, { conversions: 0 }, ['conversions', 'conversionRate'], 7) },
      ]);
    }
  }
  printTable('500 campaigns of 200 days, 50 ads of 60 days each (goal: 15 s)', [speed()]);
}

/** Without days to spare: each is asked about on the day after, with the days before it that say what is usual. */
const asked = (days: readonly DayFigures[], at: number): Anomaly[] => {
  const asOf = days[at]?.date ?? '';
  return anomaliesOf({
    days: days.slice(Math.max(0, at - 1 - baselineReach), at + 1),
    asOf,
    from: days[at - 1]?.date ?? asOf,
    currency: 'EUR',
  });
};

function falseAnomalies(calm: Calm, name: string, spends = Object.values(sizes)): Record<string, number> {
  const found = {
    levels: 0,
    'on ordinary days': 0,
    critical: 0,
    alerts: 0,
    drifts: 0,
    stopped: 0,
    'usual rule': 0,
    'usual, from 30 %': 0,
  };
  for (const spend of spends) {
    for (let campaign = 0; campaign < campaigns; campaign++) {
      const days = campaignDays({ spend, length: year, first, calm }, new Seeded(`${name} ${spend} ${campaign}`));
      const byDate = new Map(days.map((day) => [day.date, day]));
      let before: Anomaly[] = [];
      for (let at = warmUp; at < year; at++) {
        const date = days[at]?.date ?? '';
        const all = asked(days, at);
        const now = all.filter((one) => one.date === date);
        // What lasts is one thing.
        const isNew = ({ kind, metric }: Anomaly) => !before.some((one) => one.kind === kind && one.metric === metric);
        const levels = now.filter(({ kind }) => kind === 'level');
        found.levels += levels.length;
        found['on ordinary days'] += levels.filter(({ specialDay }) => specialDay === null).length;
        found.critical += levels.filter(({ severity }) => severity === 'critical').length;
        found.alerts += alerting(all, date).filter(isNew).length;
        found.drifts += now.filter((one) => one.kind === 'drift' && isNew(one)).length;
        found.stopped += now.filter((one) => one.kind === 'stopped' && isNew(one)).length;
        const usual = usualAnomalies(byDate, date);
        found['usual rule'] += usual.length;
        found['usual, from 30 %'] += usual.filter(({ isLarge }) => isLarge).length;
        before = now;
      }
    }
  }
  const quarters = (campaigns * spends.length * (year - warmUp)) / quarter;
  return Object.fromEntries(Object.entries(found).map(([what, count]) => [what, round(count / quarters)]));
}

function seen(spend: number, calm: Calm, change: Omit<Change, 'from' | 'to'>, metrics: string[], lasting: number) {
  const [ours, usual] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const within = [1, 3, 7];
  for (let campaign = 0; campaign < 300; campaign++) {
    const chances = new Seeded(`change ${spend} ${campaign}`);
    const from = ordinaryDay(chances);
    const made = { spend, length: from + 8, first, calm, change: { ...change, from, to: from + lasting - 1 } };
    const days = campaignDays(made, chances);
    const byDate = new Map(days.map((day) => [day.date, day]));
    const [seenAt, usualAt] = [
      (at: number) => alerted(days, at).some(({ metric }) => metrics.includes(metric)),
      (at: number) => usualAnomalies(byDate, days[at]?.date ?? '').some(({ metric }) => metrics.includes(metric)),
    ].map((isSeen) => Array.from({ length: lasting }, (_, on) => from + on).findIndex(isSeen));
    within.forEach((limit, at) => {
      if (seenAt !== undefined && seenAt >= 0 && seenAt < limit) ours[at] = (ours[at] ?? 0) + 1;
      if (usualAt !== undefined && usualAt >= 0 && usualAt < limit) usual[at] = (usual[at] ?? 0) + 1;
    });
  }
  const limits = lasting === 1 ? [1] : within;
  const shares = limits.flatMap((limit, at) =>
    [['seen', ours] as const, ['usual rule', usual] as const].map(([who, counts]) => [
      `${who}, ${limit === 1 ? 'that day' : `in ${limit} days`}, %`,
      Math.round((counts[at] ?? 0) / 3),
    ]),
  );
  return Object.fromEntries(shares) as Record<string, number>;
}

/** Told of that day, whether it alerts already or not. */
const alerted = (days: readonly DayFigures[], at: number): Anomaly[] =>
  asked(days, at).filter(({ date, specialDay }) => date === days[at]?.date && specialDay === null);

/** A day late enough for a baseline, in a week without special days. */
function ordinaryDay(chances: Seeded): number {
  for (;;) {
    const at = chances.int(120, 330);
    const week = Array.from({ length: 8 }, (_, on) => new Date(Date.parse(first) + (at + on) * 86_400_000));
    if (week.every((day) => specialDayOf(day.toISOString().slice(0, 10)) === null)) return at;
  }
}

function speed() {
  const calm = { ...plain, swing: 0.3, memory: 0.5 };
  const made = { spend: 300, length: 200, first, calm };
  const series = Array.from({ length: 50 }, (_, at) => campaignDays(made, new Seeded(`speed ${at}`)));
  const asOf = series[0]?.at(-1)?.date ?? first;
  const ads = series.map((days, at) => ({ adId: `ad_${at}`, adName: `Ad ${at}`, days: days.slice(-60) }));
  const budget = { type: 'total' as const, amount: 60_000 };
  const times = { anomalies: 0, fatigue: 0, pacing: 0 };
  const timed = (what: keyof typeof times, act: () => unknown) => {
    const begun = performance.now();
    act();
    times[what] += performance.now() - begun;
  };
  for (let campaign = 0; campaign < 500; campaign++) {
    const days = series[campaign % 50] ?? [];
    timed('anomalies', () => anomaliesOf({ days, asOf, currency: 'EUR' }));
    timed('fatigue', () => ads.map((ad) => fatigueOf(ad, asOf)));
    timed('pacing', () => pacingOf({ budget, startDate: first, endDate: '2025-12-31', asOf, days }));
  }
  const seconds = Object.entries(times).map(([what, ms]) => [`${what}, s`, round(ms / 1_000)]);
  const all = times.anomalies + times.fatigue + times.pacing;
  return { name: 'every day, every ad', ...Object.fromEntries(seconds), 'all, s': round(all / 1_000) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
