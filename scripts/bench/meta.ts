import { loadavg } from 'node:os';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { startMetaGraph } from '../local/meta-graph.ts';
import { onFastTable } from './fast-table.ts';
import { kilobytes, printTable } from './figures.ts';
import type { MetaFigures, MetaTask } from './meta-worker.ts';
import { inOwnProcess } from './own-process.ts';

const campaigns = 10;
const adsEach = 50;
const days = 90;
const account = { accessToken: 'EAABbanc', accountId: '1203546864856' };

type Run = <T extends MetaTask>(task: T) => Promise<MetaFigures[T['task']]>;

/** The first reading of an ad account from the local Graph, and the night after, which finds nothing new. */
export const benchMeta = (): Promise<void> =>
  onFastTable(async (environment) => {
    const meta = await startMetaGraph();
    try {
      const problem = meta.ads.fill({ token: account.accessToken, accounts: [filledAccount()] });
      if (problem) throw new Error(problem);
      const run: Run = (task) =>
        inOwnProcess('scripts/bench/meta-worker.ts', task, { ...environment, META_GRAPH_URL: meta.url });
      const bare = await run({ task: 'bare', ...account });
      const first = await run({ task: 'first', ...account });
      const night = await run({ task: 'night', ...account, workspaceId: first.workspaceId });
      printTable(
        `An ad account of ${campaigns} campaigns, ${adsEach} ads each and ${days} days (goal: first reading 60 s, a night without change writes no figure; load ${loadavg()[0]?.toFixed(1)})`,
        [
          shown('bare: the days of ads, an item a row', bare),
          shown('first reading', first),
          shown('a night that changes nothing', night),
        ],
      );
    } finally {
      await meta.stop();
    }
  });

const shown = (name: string, { ms, processor, created, updated, unchanged, units, bytes }: MetaFigures['night']) => ({
  name,
  seconds: (ms / 1_000).toFixed(1),
  'processor, s': (processor / 1_000).toFixed(1),
  'rows made': created,
  'rows changed': updated,
  'rows as they were': unchanged,
  'units of the table': Math.round(units),
  answers: kilobytes(bytes),
});

/** As `PUT /_local/meta-ads` takes it. */
function filledAccount() {
  const chances = new Seeded('meta');
  const numbers = Array.from({ length: campaigns }, (_, at) => String(101 + at));
  const insights = numbers.flatMap((campaign) =>
    Array.from({ length: adsEach }, (_, at) => `${campaign}${1000 + at}`).flatMap((ad) =>
      Array.from({ length: days }, (_, at) => insightsRow(campaign, ad, addDays(parisDay(), -1 - at), chances)),
    ),
  );
  return {
    account_id: account.accountId,
    name: 'Maison Rivière',
    currency: 'EUR',
    timezone_name: 'Europe/Paris',
    campaigns: numbers.map((id) => ({
      id,
      name: `Campagne ${id}`,
      objective: 'OUTCOME_SALES',
      effective_status: 'ACTIVE',
      daily_budget: '5050',
    })),
    insights,
    ads: [],
  };
}

function insightsRow(campaign: string, ad: string, date: string, chances: Seeded) {
  const purchases = String(chances.int(0, 9));
  return {
    campaign_id: campaign,
    campaign_name: `Campagne ${campaign}`,
    adset_id: '77',
    adset_name: 'Lookalike 1 %',
    ad_id: ad,
    ad_name: `Vidéo ${ad}`,
    date_start: date,
    date_stop: date,
    account_currency: 'EUR',
    attribution_setting: '7d_click_1d_view',
    spend: String(chances.int(100, 9_000) / 100),
    impressions: String(chances.int(500, 9_000)),
    reach: String(chances.int(300, 500)),
    clicks: String(chances.int(20, 200)),
    inline_link_clicks: String(chances.int(5, 20)),
    actions: [
      { action_type: 'omni_purchase', value: purchases },
      { action_type: 'purchase', value: purchases },
      { action_type: 'landing_page_view', value: '4' },
    ],
    action_values: [{ action_type: 'omni_purchase', value: String(40 * Number(purchases)) }],
  };
}
