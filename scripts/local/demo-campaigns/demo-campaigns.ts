import type { CampaignStatus } from '../../../shared/campaigns/campaigns.rules.ts';
import type { Fiction, FictionalRow } from '../../../shared/campaigns/example/fiction.ts';
import { fictionalRows, platformId } from '../../../shared/campaigns/example/fictional-rows.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';
import { adsNamed } from './ad-names.ts';
import type { DemoCampaign, DemoClient } from './demo-campaign.ts';
import { services } from './services.ts';
import { shops } from './shops.ts';
import type { Window } from './windows.ts';

/** A campaign of the demo agency as of a day: what it was asked for, and its rows. */
export type MadeCampaign = ReturnType<typeof madeOf>;

/** The campaigns of the demo agency as of a day: the same day gives the same ones. */
export function* demoCampaigns(today: string): Generator<MadeCampaign> {
  for (const of of [...shops, ...services]) for (const campaign of of.campaigns) yield madeOf(of, campaign, today);
}

function madeOf(of: DemoClient, campaign: DemoCampaign, today: string) {
  const { name, platform, objective, notes } = campaign;
  const window = campaign.window(today);
  const rows = rowsOf(of, campaign, window, today);
  return {
    rows,
    client: of.client,
    owner: of.owner,
    content: {
      ...{ name, platform, objective, notes, status: statusOf(campaign, window, today) },
      externalId: platformId(`${of.client}/${name}`),
      currency: of.currency ?? 'EUR',
      timezone: of.timezone ?? 'Europe/Paris',
      startDate: window.from,
      endDate: window.to,
      budget: budgetOf(campaign, rows, window, today),
      marginRate: objective === 'sales' ? of.marginRate : undefined,
      targets: targetsOf(campaign, rows, today),
      conversionName: objective === 'sales' || objective === 'leads' ? of.conversionName : undefined,
      attribution: platform === 'linkedin' ? { clickDays: 30, viewDays: 7 } : windowOf[platform],
      tags: [...(campaign.tags ?? [])],
    },
  };
}

/** How long after a click or a view conversions are counted. */
const windowOf: Partial<Record<DemoCampaign['platform'], { clickDays: number; viewDays: number }>> = {
  meta: { clickDays: 7, viewDays: 1 },
  tiktok: { clickDays: 7, viewDays: 1 },
};

function rowsOf(of: DemoClient, campaign: DemoCampaign, { from, to }: Window, today: string): FictionalRow[] {
  const { name, platform, late = 0, byDevice, objective } = campaign;
  const last = addDays(today, -1 - late);
  const end = to < last ? to : last;
  if (from > end) return [];
  const [spend, cpm, linkCtr, rate, basket] = campaign.usual;
  const seed = `${of.client}/${name}`;
  const ads =
    typeof campaign.ads === 'number' ? adsNamed(seed, platform, campaign.ads, daysBetween(from, end)) : campaign.ads;
  const turns = campaign.turns?.map((turn) => ({
    ...turn,
    from: addDays(today, -turn.from),
    to: addDays(today, -turn.to),
  }));
  const fiction: Fiction = {
    ...{ seed, platform, season: campaign.season ?? of.season, from, to: end },
    ...{ spend, cpm, linkCtr, ads, leads: objective === 'leads' },
    ...(rate !== undefined && { rate }),
    ...(basket !== undefined && { basket }),
    ...(turns && { turns }),
    ...(byDevice && { byDevice }),
  };
  return fictionalRows(fiction);
}

function statusOf({ status }: DemoCampaign, { to }: Window, today: string): CampaignStatus {
  if (to < today && status !== 'archived' && status !== 'paused') return 'ended';
  return status ?? 'paused';
}

/** The sum of a counter on some days, by the rows that add up. */
function sumIn(rows: readonly FictionalRow[], counter: 'spend' | 'conversions' | 'revenue', from: string, to: string) {
  let sum = 0;
  for (const row of rows) if (!row.segment && row.date >= from && row.date <= to) sum += row[counter] ?? 0;
  return sum;
}

/** What it spends in a day by now, or in all, and the room that it has beside that. */
function budgetOf({ budget, usual }: DemoCampaign, rows: readonly FictionalRow[], window: Window, today: string) {
  if (!budget) return undefined;
  const { type, room } = budget;
  const yesterday = addDays(today, -1);
  const [last, length] = [window.to < yesterday ? window.to : yesterday, daysBetween(window.from, window.to)];
  if (rows.length === 0) return { type, amount: usual[0] * (type === 'total' ? length : 1) };
  const from = type === 'total' ? window.from : latest(`${yesterday.slice(0, 7)}-01`, window.from);
  const aDay = sumIn(rows, 'spend', from, last) / daysBetween(from, last);
  return type === 'total'
    ? { type, amount: Math.ceil((aDay * length * room) / 50) * 50 }
    : { type, amount: Math.max(5, Math.round((aDay * room) / 5) * 5) };
}

const latest = (a: string, b: string): string => (a > b ? a : b);

function targetsOf({ target, usual }: DemoCampaign, rows: readonly FictionalRow[], today: string) {
  if (!target) return {};
  const [from, to] = [addDays(today, -40), addDays(today, -4)];
  const [spend, conversions] = [sumIn(rows, 'spend', from, to), sumIn(rows, 'conversions', from, to)];
  const { metric, times } = target;
  if (metric === 'roas') return { roas: Math.round((10 * times * sumIn(rows, 'revenue', from, to)) / spend) / 10 };
  // Nothing yet: what clicks usually cost.
  const cost = conversions > 0 ? spend / conversions : usual[1] / 1_000 / usual[2] / (usual[3] ?? 1);
  return { [metric]: Math.max(1, Math.round(cost * times)) };
}
