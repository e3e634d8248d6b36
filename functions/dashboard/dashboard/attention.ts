import { attentionCount, attentionTitle, unsaidAction } from '../../../shared/dashboard/attention-texts.ts';
import type { Attention, Failing } from '../../../shared/dashboard/dashboard.contract.ts';
import { dashboardLimits } from '../../../shared/dashboard/dashboard.rules.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { heldReports } from '../../analytics/sending/held-reports.door.ts';
import type { alertsToSee } from '../../campaigns/alerts/alerts-to-see.door.ts';
import type { failingConnections } from '../../campaigns/connections/failing-connections.door.ts';
import type { failingPixels } from '../../pixel/pixel/failing-pixels.door.ts';
import type { prospectsToCall } from '../../prospects/morning/prospects-to-call.door.ts';
import type { failingWebhooks } from '../../webhooks/webhook/failing-webhooks.door.ts';

type Read<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>> | null;

/** What was read; null where it could not be, or may not. */
export type Sources = {
  alerts: Read<typeof alertsToSee>;
  connections: Read<typeof failingConnections>;
  webhooks: Read<typeof failingWebhooks>;
  pixels: Read<typeof failingPixels>;
  reports: Read<typeof heldReports>;
  prospects: Read<typeof prospectsToCall>;
};

/**
 * What there is to see, what concerns the most money first; then what is critical. What fails and what is overdue is one line
 * a kind, so that alerts, of which there may be any number, leave it its place.
 */
export function attentionOf(sources: Sources): Attention[] | null {
  if (Object.values(sources).every((source) => source === null)) return null;
  const single = [...failingLines(sources), ...actionLine(sources)];
  const alerts = (sources.alerts ?? []).map(alertLine).slice(0, dashboardLimits.attention - single.length);
  return [...alerts, ...single].sort(byStake([...alerts, ...single]));
}

/** Everything that fails, one by one. */
export function failingOf({ connections, webhooks, pixels }: Sources): Failing[] | null {
  if (!connections && !webhooks && !pixels) return null;
  const of = (kind: Failing['kind'], all: readonly Omit<Failing, 'kind'>[] | null) =>
    (all ?? []).map(({ id, name, detail, path }) => ({ kind, id, name, detail, path }));
  return [...of('connection', connections), ...of('webhook', webhooks), ...of('pixel', pixels)].slice(
    0,
    dashboardLimits.failing,
  );
}

/** Money of two currencies is not compared: that of most lines goes first. */
function byStake(lines: readonly Attention[]): (a: Attention, b: Attention) => number {
  const counts = new Map<string, number>();
  for (const { stake } of lines) if (stake) counts.set(stake.currency, (counts.get(stake.currency) ?? 0) + 1);
  const countOf = ({ stake }: Attention) => (stake ? (counts.get(stake.currency) ?? 0) : 0);
  const isCritical = ({ severity }: Attention) => Number(severity === 'critical');
  return (a, b) =>
    countOf(b) - countOf(a) ||
    (a.stake?.currency ?? '').localeCompare(b.stake?.currency ?? '') ||
    (b.stake?.amount ?? 0) - (a.stake?.amount ?? 0) ||
    isCritical(b) - isCritical(a) ||
    (a.id < b.id ? -1 : 1);
}

const alertLine = ({ id, severity, title, detail, campaign, spend, currency }: Alert): Attention => ({
  id,
  kind: 'alert',
  severity,
  title,
  subject: campaign.name,
  detail,
  path: paths.campaign(campaign.id),
  stake: spend === null || spend === 0 ? null : { amount: spend, currency },
});
type Alert = NonNullable<Sources['alerts']>[number];

const pages = {
  connection: paths.connections,
  webhook: paths.webhooks,
  pixel: paths.pixels,
  report: paths.reports,
} as const;
type Single = { id: string; name: string; detail: string; path: string };

const failingLines = ({ connections, webhooks, pixels, reports }: Sources): Attention[] => [
  ...failingLine('connection', connections ?? [], stakeOf(connections ?? [])),
  ...failingLine('webhook', webhooks ?? [], null),
  ...failingLine('pixel', pixels ?? [], null),
  ...failingLine('report', reports ?? [], null),
];

const namesShown = 3;

/** The one that fails, or how many do. */
function failingLine(kind: keyof typeof pages, all: readonly Single[], stake: Attention['stake']): Attention[] {
  const [first, ...others] = all;
  if (!first) return [];
  const line = { kind, severity: 'critical', subject: null, stake } as const;
  if (others.length === 0)
    return [{ ...line, id: first.id, title: attentionTitle(kind, first.name), detail: first.detail, path: first.path }];
  const names = listed(
    all.map(({ name }) => name),
    all.length,
  );
  return [{ ...line, id: kind, title: attentionCount(kind, all.length), detail: names, path: pages[kind] }];
}

/** Some names, and that there are more. */
const listed = (names: readonly string[], total: number): string =>
  `${names.slice(0, namesShown).join(', ')}${total > namesShown ? '…' : ''}`;

/** Of several accounts, those of the first one's currency. */
function stakeOf(failing: NonNullable<Sources['connections']>): Attention['stake'] {
  const stakes = failing.flatMap(({ stake }) => stake ?? []);
  const [first] = stakes;
  if (!first) return null;
  const same = stakes.filter(({ currency }) => currency === first.currency);
  return { amount: same.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency };
}

function actionLine({ prospects }: Sources): Attention[] {
  if (!prospects || prospects.overdue === 0) return [];
  const { overdue, overdueValue, due } = prospects;
  const late = due.filter((one) => one.overdue);
  const stake = overdueValue.amount > 0 ? overdueValue : null;
  const line = { id: 'action', kind: 'action', severity: 'warning', subject: null, stake } as const;
  const [only] = late;
  if (overdue === 1 && only)
    return [
      {
        ...line,
        title: attentionTitle('action', only.name),
        detail: only.nextAction ?? unsaidAction,
        path: paths.prospect(only.id),
      },
    ];
  const detail = listed(
    late.map(({ name }) => name),
    overdue,
  );
  return [{ ...line, title: attentionCount('action', overdue), detail, path: paths.overdueProspects }];
}
