import { expect, test } from 'vitest';
import { provisionalFrom } from './provisional.ts';
import { type WarningsOf, warningsOf } from './warnings.ts';

const period = { from: '2026-03-01', to: '2026-03-31' };
const warnings = (rest: Partial<WarningsOf>) =>
  warningsOf({ period, days: [], levels: [], ratios: {}, attributions: [], provisionalFrom: null, ...rest });
const codes = (rest: Partial<WarningsOf>) => warnings(rest).map(({ code }) => code);

test.each([
  [null, '2026-03-20'],
  [{ clickDays: 1, viewDays: 0 }, '2026-03-20'],
  [{ clickDays: 7, viewDays: 1 }, '2026-03-16'],
  [{ clickDays: 1, viewDays: 28 }, '2026-02-23'],
])('on 22 March, with %j, days are provisional from %s on', (attribution, day) => {
  expect(provisionalFrom(attribution, '2026-03-22')).toBe(day);
});

test('campaign and ads that differ by over one in a hundred', () => {
  const level = (campaign: number | undefined, ads: number | undefined, date = '2026-03-05') =>
    codes({ levels: [{ date, campaign, ads }] });
  expect(level(100, 99)).toEqual([]);
  expect(level(100, 98.99)).toEqual(['levels_disagree']);
  expect(level(0, 0.01)).toEqual(['levels_disagree']);
  expect(level(undefined, 50)).toEqual([]);
  expect(level(100, undefined)).toEqual([]);
  expect(level(100, 50, '2026-04-01')).toEqual([]);
  expect(warnings({ levels: ['03', '02'].map((on) => ({ date: `2026-03-${on}`, campaign: 9, ads: 5 })) })).toEqual([
    {
      code: 'levels_disagree',
      text: 'La dépense de la campagne et celle de ses publicités diffèrent de plus de 1\u00a0% sur 2 jours, dont le 2 mars 2026. Les totaux prennent celle de la campagne',
    },
  ]);
});

test('more clicks than impressions', () => {
  const day = (counts: object) => codes({ days: [{ date: '2026-03-05', counts }] });
  expect(day({ impressions: 10, clicks: 10 })).toEqual([]);
  expect(day({ impressions: 10, clicks: 11 })).toEqual(['clicks_over_impressions']);
  expect(day({ impressions: 10, linkClicks: 11 })).toEqual(['clicks_over_impressions']);
  expect(day({ clicks: 11 })).toEqual([]);
});

test('a ratio that is told by a part of the spend', () => {
  const ratio = (value: number | null, coverage: number) =>
    ({ value, coverage, reason: null, numerator: 1, denominator: 1, gate: null }) as const;
  expect(codes({ ratios: { cpa: ratio(null, 0), ctr: ratio(0.1, 1) } })).toEqual([]);
  expect(warnings({ ratios: { cpa: ratio(3, 0.9999), roas: ratio(2, 0.624) } }).map(({ text }) => text)).toEqual([
    '2 ratios ne portent que sur une partie de la dépense (62,4\u00a0% au moins)\u00a0: les autres jours ne mesurent pas leurs deux termes',
  ]);
  expect(warnings({ ratios: { cpa: ratio(3, 0.9999) } })[0]?.text).toMatch(/^Un ratio ne porte que sur 99,9\u00a0% /);
});

test('days that still change', () => {
  const days = ['2026-03-28', '2026-03-30', '2026-04-02'].map((date) => ({ date, counts: { spend: 1 } }));
  expect(codes({ days, provisionalFrom: '2026-03-31' })).toEqual([]);
  expect(warnings({ days, provisionalFrom: '2026-03-29' })).toEqual([
    {
      code: 'provisional',
      text: 'Chiffres provisoires depuis le 30 mars 2026\u00a0: la plateforme ajoute encore des conversions à ces jours',
    },
  ]);
});

test('campaigns that count their conversions differently', () => {
  const week = { clickDays: 7, viewDays: 1 };
  expect(codes({ attributions: [week, null, { ...week }] })).toEqual([]);
  expect(warnings({ attributions: [week, { clickDays: 30, viewDays: 0 }] })).toEqual([
    {
      code: 'mixed_attribution',
      text: 'Fenêtres d’attribution différentes (clic 7 j, vue 1 j\u00a0; clic 30 j, vue 0 j)\u00a0: les conversions ne sont pas comptées de la même façon',
    },
  ]);
});
