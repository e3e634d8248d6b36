import { periodAsked } from '../../../shared/campaigns/period-query.ts';
import * as dashboard from '../../../shared/dashboard/dashboard.contract.ts';
import { type DashboardPart, dashboardLimits, newAdDays } from '../../../shared/dashboard/dashboard.rules.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { adsStarted } from '../../ads/watch/ads-started.door.ts';
import { heldReports } from '../../analytics/sending/held-reports.door.ts';
import { hasBoard } from '../../boards/core/has-board.door.ts';
import { alertsToSee } from '../../campaigns/alerts/alerts-to-see.door.ts';
import { failingConnections } from '../../campaigns/connections/failing-connections.door.ts';
import { type Campaigns, holdsExample, morningCampaigns, morningOf } from '../../campaigns/morning/morning.door.ts';
import { failingPixels } from '../../pixel/pixel/failing-pixels.door.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import type { ReadAhead } from '../../platform/identity/actor.ts';
import { Parts } from '../../platform/parts.ts';
import { prospectsToCall } from '../../prospects/morning/prospects-to-call.door.ts';
import { failingWebhooks } from '../../webhooks/webhook/failing-webhooks.door.ts';
import { attentionOf, failingOf } from './attention.ts';
import { DashboardLayout, shownLayout } from './dashboard-layout.entity.ts';

type Asked = Call<typeof dashboard.getDashboard>;
type OnTheirWay = { all: Promise<Campaigns> };

/** What a person has to see in the morning, its parts read side by side. */
export const handler = defineHandler(
  dashboard.getDashboard,
  async (call, ahead?: ReadAhead<OnTheirWay>) => {
    const { actor, query } = call;
    const { workspaceId } = actor;
    const today = parisDay();
    const period = periodAsked(query, today);
    const parts = new Parts<DashboardPart>('getDashboard', actor);
    const all = parts.may('campaigns:read') ? (ahead?.made.all ?? morningCampaigns(workspaceId)) : noCampaigns;
    // Each part that needs them says so itself.
    all.catch(() => {});
    const [figures, sources, library, board, laidOut] = await Promise.all([
      readFigures(parts, call, { all, period, today }),
      readSources(parts, call, { all, period, today }),
      parts.read('library', 'ads:read', () => adsStarted(workspaceId, newAdDays)),
      parts.read('steps', 'boards:read', () => hasBoard(workspaceId)),
      parts.read('layout', 'dashboard:read', () => readLayout(call, ahead)),
    ]);
    const { prospects } = sources;
    return {
      period,
      ...figures,
      attention: attentionOf(sources),
      failing: failingOf(sources),
      prospects: prospects && shownProspects(prospects),
      library: library && {
        followed: library.followed,
        newAds7d: library.total,
        advertisers: library.advertisers.slice(0, dashboardLimits.advertisers),
      },
      steps: stepsOf(parts, { board, prospects: prospects?.total ?? null, ads: actor.workspace.adsChangedAt }),
      ...(laidOut ?? shownLayout(undefined)),
      missing: parts.missing,
    };
  },
  async ({ actor: { workspaceId, userId } }) => {
    const all = morningCampaigns(workspaceId);
    // Who is refused does not wait for them.
    all.catch(() => {});
    return { made: { all }, reads: [DashboardLayout.get({ workspaceId, userId })] };
  },
);

async function readLayout({ actor: { workspaceId, userId } }: Asked, ahead: ReadAhead | undefined) {
  const [item] = ahead?.items ?? (await readTogether([DashboardLayout.get({ workspaceId, userId })]));
  return shownLayout(item);
}

const shownProspects = ({ overdueValue: _, ...shown }: Awaited<ReturnType<typeof prospectsToCall>>) => shown;

const noCampaigns: Promise<Campaigns> = Promise.resolve([]);

type Days = { all: Promise<Campaigns>; period: Period; today: string };

/** What the campaigns say. */
async function readFigures(
  parts: Parts<DashboardPart>,
  { actor: { workspaceId }, query }: Asked,
  { all, period, today }: Days,
) {
  const asked = { period, compare: query.compare, today, most: dashboardLimits };
  const telling = all.then((own) => morningOf(workspaceId, own, asked));
  // Each part that needs it says so itself.
  telling.catch(() => {});
  const of = <T>(part: DashboardPart, reading: (told: Awaited<typeof telling>) => Promise<T>) =>
    parts.read(part, 'campaigns:read', async () => reading(await telling));
  const [currencies, recent, series, pacing, best, worst] = await Promise.all([
    of('currencies', (told) => told.currencies),
    of('recent', (told) => told.recent),
    of('series', (told) => told.series),
    of('pacing', (told) => told.pacing),
    of('best', async (told) => (await told.results).best),
    of('worst', async (told) => (await told.results).worst),
  ]);
  const campaigns = parts.may('campaigns:read') ? await all.catch(() => null) : null;
  const counted = { campaigns: campaigns?.length ?? null, example: holdsExample(campaigns ?? []) };
  return { currencies, recent, series, pacing, best, worst, ...counted };
}

/** What may need someone. */
async function readSources(parts: Parts<DashboardPart>, { actor }: Asked, { all, period, today }: Days) {
  const { workspaceId, userId } = actor;
  const [alerts, connections, webhooks, pixels, reports, prospects] = await Promise.all([
    parts.read('alerts', 'campaigns:read', async () =>
      alertsToSee(workspaceId, await all, { today, most: dashboardLimits.attention }),
    ),
    parts.read('connections', 'campaigns:read', () => failingConnections(workspaceId, all)),
    parts.read('webhooks', 'webhooks:read', () => failingWebhooks(workspaceId)),
    parts.read('pixels', 'webhooks:read', () => failingPixels(workspaceId)),
    parts.read('reports', 'analytics:read', () => heldReports(workspaceId)),
    parts.read('prospects', 'prospects:read', () =>
      prospectsToCall(workspaceId, { userId, period, most: dashboardLimits.due }),
    ),
  ]);
  return { alerts, connections, webhooks, pixels, reports, prospects };
}

type Begun = { board: boolean | null; prospects: number | null; ads: string | undefined };

/** Those that whoever asks may take; what could not be read is not told as undone. */
function stepsOf(parts: Parts<DashboardPart>, { board, prospects, ads }: Begun) {
  if (parts.missing.includes('steps')) return null;
  return [
    ...(parts.may('ads:write') ? [{ step: 'ads' as const, done: ads !== undefined }] : []),
    ...(parts.may('boards:write') && board !== null ? [{ step: 'board' as const, done: board }] : []),
    ...(parts.may('prospects:write') && prospects !== null ? [{ step: 'prospect' as const, done: prospects > 0 }] : []),
  ];
}
