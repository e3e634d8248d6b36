import { expect, test } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { alerting, anomaliesOf } from '../../../shared/rules/anomalies.ts';
import { type DayRow, dayCounts } from '../../../shared/rules/day-counts.ts';
import { fatigueOf } from '../../../shared/rules/fatigue.ts';
import { pacingOf } from '../../../shared/rules/pacing.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { demoClients } from '../demo-clients/demo-clients.ts';
import { demoCampaigns, type MadeCampaign } from './demo-campaigns.ts';

const today = '2026-11-23';
const asOf = addDays(today, -1);
const all = [...demoCampaigns(today)];
const named = (name: string) => all.find(({ content }) => content.name.includes(name)) as MadeCampaign;

function daysOf({ rows }: MadeCampaign): DayFigures[] {
  const byDay = new Map<string, DayRow[]>();
  for (const { date, adId, segment, adName: _, adSetName: __, currency: ___, ...counts } of rows) {
    const row = { adId: adId ?? null, segment: segment ?? null, counts: counts as DayRow['counts'] };
    byDay.set(date, [...(byDay.get(date) ?? []), row]);
  }
  return [...byDay].map(([date, ofDay]) => ({ date, counts: dayCounts(ofDay) }));
}

test('about forty campaigns of the six clients on four platforms over fourteen months, one account in dollars', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ client }) => client))).toEqual(new Set(demoClients.map(({ name }) => name)));
  expect(new Set(all.map(({ content }) => content.platform))).toEqual(
    new Set(['meta', 'google', 'tiktok', 'linkedin']),
  );
  const days = all.flatMap(({ rows }) => rows.map(({ date }) => date)).sort();
  expect([days[0], days.at(-1)]).toEqual(['2025-09-24', asOf]);
  const dollars = all.filter(({ content }) => content.currency === 'USD');
  expect(new Set(dollars.map(({ client }) => client)).size).toBe(1);
});

test('they are what the API takes, and the same day gives the same ones', () => {
  for (const { content, rows } of all) {
    campaigns.createCampaign.body.parse(content);
    for (const some of chunks(rows, 1_000)) performance.recordPerformance.body.parse({ rows: some });
  }
  expect([...demoCampaigns(today)]).toEqual(all);
});

test('something happens in some of them: the rules of the product find it', () => {
  const worn = named('Routine du soir | Femmes');
  const [ad] = worn.rows.filter(({ adName }) => adName === 'Vidéo | Routine du soir | V1');
  const days = worn.rows
    .filter(({ adId }) => adId === ad?.adId)
    .map(({ date, adId: _, adName: __, adSetName: ___, ...counts }) => ({ date, counts: counts as DayRow['counts'] }));
  expect(fatigueOf({ adId: ad?.adId ?? '', adName: ad?.adName ?? '', days }, asOf).state).toBe('worn');

  const found = anomaliesOf({ days: daysOf(named('Équipement | Prospection')), asOf, from: asOf, currency: 'EUR' });
  const stopped = { kind: 'stopped', metric: 'conversions', severity: 'critical' };
  expect(alerting(found, asOf)).toContainEqual(expect.objectContaining(stopped));

  const { content, ...runaway } = named('Noël des entreprises');
  const pacing = pacingOf({ ...content, budget: content.budget ?? null, asOf, days: daysOf({ content, ...runaway }) });
  expect(pacing.state).toBe('over');
  expect(pacing.runsOutOn).not.toBeNull();
});

test('calm campaigns keep their budget, and devices add up to the day', () => {
  const calm = named('Catalogue | Prospection');
  const { budget = null, startDate, endDate } = calm.content;
  expect(pacingOf({ budget, startDate, endDate, asOf, days: daysOf(calm) }).state).toBe('on_track');
  const devices = calm.rows.filter(({ date, segment }) => segment && date === asOf);
  const [day] = daysOf(calm).filter(({ date }) => date === asOf);
  expect(devices.reduce((sum, { spend }) => sum + (spend ?? 0), 0)).toBeCloseTo(day?.counts.spend ?? 0, 2);
  expect(devices.map(({ segment }) => segment?.value)).toEqual(['Ordinateur', 'Tablette', 'Mobile']);
});
