import { metaAsksToWait, metaRetries } from '../../../shared/ads/sync-messages.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';
import { continueRun } from '../../imports/continue-run.ts';
import { noteRun } from '../../imports/run-ends.ts';
import { readGraphPage } from '../../platform/clients/meta-graph.ts';
import { MetaRefusal } from '../../platform/clients/meta-refusal.ts';
import { log } from '../../platform/log.ts';
import { metaTokenOf } from '../../settings/meta-integration/meta-token.door.ts';
import { type CampaignImportItem, campaignRuns } from '../imports/campaign-import.entity.ts';
import { withChanged } from '../imports/changed-campaigns.ts';
import { type Brought, bringCampaigns } from './campaigns-of-account.ts';
import type { ConnectionItem } from './connection.entity.ts';
import { endFailed, endGone, endRead } from './end-sync.ts';
import { campaignFields, type ReadCampaign, readGraphCampaign } from './graph-campaigns.ts';
import { creativeFields, readGraphCreative } from './graph-creatives.ts';
import { knownConnection } from './read-connection.ts';
import { readDays } from './read-days.ts';
import { storeCreatives } from './store-creatives.ts';
import { storeDays } from './store-days.ts';
import { type Place, placeText, readPlace } from './sync-place.ts';

const sliceMs = 60_000;
const longestDelaySeconds = 900;
const retrySeconds = [5, 20, 60, 180, 600];
/** Of five minutes or more each. */
const mostWaits = 100;
/** Times that a report may fail before fewer days are asked for. */
const mostFailedReports = 3;
const usualSpan = 30;
const mostCampaigns = 2_000;

type Sync = { run: CampaignImportItem; connection: ConnectionItem; token: string; place: Place; until: number };

/**
 * Reads an ad account on from where the run stands, for a minute: then, or when Meta asks to wait, the run goes back on the
 * queue. Days are stored with the place of those before them, so that a run cut anywhere reads no more than some days
 * again, which changes nothing.
 */
export async function runSync(item: CampaignImportItem, budgetMs = sliceMs): Promise<void> {
  const until = Date.now() + budgetMs;
  let run: CampaignImportItem | null = item;
  while (run) {
    const place = readPlace(run.position);
    const left = place.waitUntil ? (Date.parse(place.waitUntil) - Date.now()) / 1_000 : 0;
    if (left > 0 || Date.now() >= until) return continueRun(campaignRuns, run, delaySeconds(left));
    run = await step(run, place, until);
  }
}

/** A message waits a quarter of an hour at most: a longer wait takes several. */
const delaySeconds = (seconds: number) => Math.min(longestDelaySeconds, Math.max(0, Math.ceil(seconds)));

/** A step further; null when this run has no more to do. */
async function step(run: CampaignImportItem, place: Place, until: number): Promise<CampaignImportItem | null> {
  if (place.phase === 'done') return endRead(run);
  const connection = await knownConnection(run.workspaceId, run.connectionId ?? '');
  if (!connection) return endGone(run);
  const token = await metaTokenOf(run.workspaceId);
  if (token === null) return endFailed(run, 'missing');
  const sync: Sync = { run, connection, token, place, until };
  try {
    if (place.phase === 'creatives') return await readCreatives(sync);
    return place.phase === 'campaigns' ? await readCampaigns(sync) : await readSomeDays(sync);
  } catch (error) {
    if (!(error instanceof MetaRefusal)) throw error;
    log.warn('Meta refused a reading', { importId: run.importId, kind: error.kind, code: error.code });
    return answerRefusal(sync, error);
  }
}

/** All the campaigns of the account, as many as a workspace may have. */
async function readCampaigns({ run, connection, token, place }: Sync): Promise<CampaignImportItem> {
  const read: ReadCampaign[] = [];
  let after: string | null = null;
  let waitSeconds = 0;
  do {
    const path = `act_${connection.accountId}/campaigns`;
    const params: Record<string, string> = { fields: campaignFields, limit: '200', ...(after !== null && { after }) };
    const page = await readGraphPage(token, { path, params });
    for (const record of page.records) {
      const campaign = readGraphCampaign(record, connection);
      if (campaign) read.push(campaign);
    }
    waitSeconds = Math.max(waitSeconds, page.waitSeconds);
    after = page.after;
  } while (after !== null && read.length < mostCampaigns);
  const brought = await bringCampaigns(connection, read);
  return note(
    run,
    { ...place, phase: 'days', ...waiting(waitSeconds) },
    { ...campaignsWith(run, brought), ...withChanged(run, brought.changed), progress: 0 },
  );
}

const campaignsWith = ({ campaigns }: CampaignImportItem, brought: Brought | null) => ({
  campaigns: {
    created: (campaigns?.created ?? 0) + (brought?.created ?? 0),
    matched: (campaigns?.matched ?? 0) + (brought?.matched ?? 0),
    overLimit: (campaigns?.overLimit ?? 0) + (brought?.overLimit ?? 0),
  },
});

/** The last days that are still to be read, with those before them noted. */
async function readSomeDays(sync: Sync): Promise<CampaignImportItem> {
  const { run, connection, token, place, until } = sync;
  const { from = '', to = '' } = run;
  const last = place.until ?? to;
  const first = addDays(last, 1 - place.span);
  const days = { from: first > from ? first : from, to: last };
  const outcome = await readDays({ token, accountId: connection.accountId, days, place, until });
  if ('reports' in outcome) return noteReports(sync, outcome);
  const { created, updated, skipped, refused, changed, brought } = await storeDays(run, connection, outcome.read, days);
  const isLast = days.from <= from;
  const { waitUntil: _, ...rest } = place;
  const next: Place = {
    ...rest,
    ...(isLast ? { phase: 'creatives' } : { until: addDays(days.from, -1) }),
    reports: {},
    failedReports: 0,
    waits: 0,
    failures: 0,
    ...waiting(outcome.waitSeconds),
  };
  const received = outcome.read.ads.length + outcome.read.campaigns.length;
  const lines = refused.map((reason, at) => ({ line: run.received + at + 1, reason }));
  return note(run, next, {
    ...campaignsWith(run, brought),
    ...withChanged(run, changed),
    received: run.received + received,
    created: run.created + created,
    updated: run.updated + updated,
    skipped: run.skipped + skipped,
    rejected: [...run.rejected, ...lines].slice(0, 100),
    rejectedCount: run.rejectedCount + lines.length,
    progress: daysBetween(days.from, to) / Math.max(1, daysBetween(from, to)),
  });
}

/** What the ads of the account show, a page of them at a time. */
async function readCreatives({ run, connection, token, place }: Sync): Promise<CampaignImportItem> {
  const { after, waitUntil: _, ...rest } = place;
  const path = `act_${connection.accountId}/ads`;
  const thumbnails = { thumbnail_width: '480', thumbnail_height: '480' };
  const params = { fields: creativeFields, limit: '100', ...thumbnails, ...(after && { after }) };
  const page = await readGraphPage(token, { path, params });
  await storeCreatives(
    connection,
    page.records.flatMap((record) => readGraphCreative(record) ?? []),
  );
  const isLast = page.after === null || page.records.length < 100;
  if (isLast) return note(run, { ...rest, phase: 'done' });
  return note(run, { ...rest, waits: 0, failures: 0, after: page.after ?? undefined, ...waiting(page.waitSeconds) });
}

/** A report is under way, or it failed: twice more, then for fewer days. */
function noteReports({ run, place }: Sync, { reports, failed }: { reports: Place['reports']; failed: boolean }) {
  if (!failed) return note(run, { ...place, reports, ...waiting(10) });
  const failedReports = place.failedReports + 1;
  if (failedReports < mostFailedReports) return note(run, { ...place, reports, failedReports });
  if (place.span > 1) return note(run, { ...place, reports: {}, failedReports: 0, span: Math.floor(place.span / 2) });
  throw new MetaRefusal('unavailable', { detail: 'a report failed again and again' });
}

async function answerRefusal({ run, place }: Sync, { kind, waitSeconds }: MetaRefusal) {
  if (kind === 'token') return endFailed(run, 'token');
  if (kind === 'identity') return endFailed(run, 'rights');
  if (kind === 'request') return endFailed(run, 'refused');
  if (kind === 'heavy' && place.phase === 'days') {
    const smaller = { ...place, reports: {} };
    if (place.span > 1) return note(run, { ...smaller, span: Math.floor(place.span / 2) });
    // Reports are made for what is too much at once: they may be of more days again.
    if (!place.byReport) return note(run, { ...smaller, byReport: true, span: usualSpan });
  }
  if (kind === 'wait') {
    if (place.waits >= mostWaits) return endFailed(run, 'limited');
    return note(run, { ...place, waits: place.waits + 1, ...waiting(waitSeconds) });
  }
  const retryIn = retrySeconds[place.failures];
  if (retryIn === undefined) return endFailed(run, 'unavailable');
  return note(run, { ...place, failures: place.failures + 1, ...waiting(retryIn) }, { message: metaRetries });
}

/** Notes where the run stands, and what it waits for. */
function note(run: CampaignImportItem, place: Place, change: Partial<CampaignImportItem> = {}) {
  const waits = place.waitUntil && Date.parse(place.waitUntil) > Date.now() + 60_000;
  const message = waits ? metaAsksToWait(new Date(place.waitUntil ?? '')) : undefined;
  return noteRun(campaignRuns, run, { message, ...change, position: placeText(place) });
}

/** Nothing where there is nothing to wait for. */
const waiting = (seconds: number): { waitUntil?: string | undefined } => ({
  waitUntil: seconds > 0 ? new Date(Date.now() + seconds * 1_000).toISOString() : undefined,
});
