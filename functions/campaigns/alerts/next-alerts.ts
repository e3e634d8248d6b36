import { mostAlerts } from '../../../shared/campaigns/alert.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import type { Thing } from '../../../shared/rules/watch-things.ts';
import { newId } from '../../platform/new-id.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { AlertItem } from './alert.entity.ts';

/** A look at a campaign. Done again it has the same `checkId`, and what it misses counts once. */
export type Check = {
  checkId: string;
  now: Date;
  /** The day that it looks at. */
  asOf: string;
};

export type SeenThing = Thing & { spend: number | null };

/** What becomes of the alerts of a campaign: each that changes, beside what it was, and those of them that someone is to be told of. */
export type NextAlerts = {
  changed: { before: AlertItem | null; after: AlertItem }[];
  raised: AlertItem[];
  live: AlertItem[];
};

/** How long one that is resolved can still be read. */
const resolvedKeptDays = 180;

/**
 * One thing that lasts is one alert: told when it is first seen, resolved when two checks in a row miss it. One that is dismissed
 * is silent until its time is over, whatever is seen; then it is told again, or resolved.
 */
export function nextAlerts(
  campaign: CampaignItem,
  live: readonly AlertItem[],
  things: readonly SeenThing[],
  check: Check,
): NextAlerts {
  const seen = new Map(things.map((thing) => [thing.thing, thing]));
  const next: NextAlerts = { changed: [], raised: [], live: [] };
  for (const before of live) {
    const thing = seen.get(before.thing);
    seen.delete(before.thing);
    const after = campaign.status === 'active' ? watched(before, thing, check) : resolved(before, check);
    if (after !== before) next.changed.push({ before, after });
    if (after.state !== 'resolved') next.live.push(after);
    if (after.state === 'open' && before.state === 'dismissed') next.raised.push(after);
  }
  if (campaign.status !== 'active') return next;
  const left = [...seen.values()].sort((a, b) => rankOf(a) - rankOf(b) || (b.spend ?? 0) - (a.spend ?? 0));
  for (const thing of left.slice(0, Math.max(0, mostAlerts - next.live.length))) {
    const after = newAlert(campaign, thing, check);
    next.changed.push({ before: null, after });
    next.live.push(after);
    next.raised.push(after);
  }
  return next;
}

const rankOf = ({ severity }: Thing): number => (severity === 'critical' ? 0 : 1);

function watched(before: AlertItem, thing: SeenThing | undefined, check: Check): AlertItem {
  const isSilent = before.dismissedUntil !== undefined && before.dismissedUntil > check.now.toISOString();
  if (thing) return seenAgain(before, thing, check, isSilent);
  if (before.missedBy === check.checkId || (isSilent && before.missedBy)) return before;
  return before.missedBy && !isSilent
    ? resolved(before, check)
    : { ...before, missedBy: check.checkId, updatedAt: check.now.toISOString() };
}

function seenAgain(before: AlertItem, thing: SeenThing, { asOf, now }: Check, isSilent: boolean): AlertItem {
  if (asOf < before.lastSeenOn) return before;
  const speaksAgain = before.state === 'dismissed' && !isSilent;
  const after: AlertItem = {
    ...before,
    ...contentOf(thing),
    lastSeenOn: asOf,
    missedBy: undefined,
    ...(speaksAgain && { state: 'open', takenBy: undefined, dismissedUntil: undefined, version: before.version + 1 }),
  };
  const isSame = asOf === before.lastSeenOn && !speaksAgain && !before.missedBy && after.detail === before.detail;
  return isSame ? before : { ...after, updatedAt: now.toISOString() };
}

const resolved = (before: AlertItem, { asOf, now }: Check): AlertItem => ({
  ...before,
  state: 'resolved',
  resolvedOn: asOf,
  missedBy: undefined,
  dismissedUntil: undefined,
  updatedAt: now.toISOString(),
  version: before.version + 1,
  ttl: Math.floor(now.getTime() / 1000) + resolvedKeptDays * daySeconds,
});

const newAlert = ({ workspaceId, campaignId }: CampaignItem, thing: SeenThing, { asOf, now }: Check): AlertItem => ({
  workspaceId,
  alertId: newId('alr', now),
  campaignId,
  thing: thing.thing,
  kind: thing.kind,
  adId: thing.adId ?? undefined,
  ruleId: thing.ruleId ?? undefined,
  ...contentOf(thing),
  state: 'open',
  firstSeenOn: asOf,
  lastSeenOn: asOf,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  version: 1,
});

/** What the figures of a day say of it. */
const contentOf = ({ metric, severity, title, detail, evidence, spend }: SeenThing) => ({
  metric: metric ?? undefined,
  severity,
  title,
  detail,
  evidence,
  spend: spend ?? undefined,
});
