import { adLineProblems } from '../../../../shared/ads/imports.messages.ts';
import { metaAsksToWait, metaRetries, syncProblems, tooManyAds } from '../../../../shared/ads/sync-messages.ts';
import { type GraphPage, readAdsArchive } from '../../../platform/clients/meta-graph.ts';
import { MetaRefusal } from '../../../platform/clients/meta-refusal.ts';
import { log } from '../../../platform/log.ts';
import { metaTokenOf } from '../../../settings/meta-integration/meta-token.door.ts';
import { type NewsWatch, watchNews } from '../../watch/advertiser-news.ts';
import { type AdImportItem, adOwnerOf } from '../ad-import.entity.ts';
import { finishImport, noteRun, type Row, storeRows } from '../import-steps.ts';
import { readArchiveAd } from '../read-archive-ad.ts';
import { continueImport } from '../start-import.ts';
import { type Place, placeText, readPlace } from './sync-place.ts';

const sliceMs = 60_000;
const adsPerPage = 100;
/** Meta refuses pages that cost it too much, in the same words as an outage: each try asks for less. */
const fewestAdsPerPage = 10;
const mostAds = 100_000;
const longestDelaySeconds = 900;
const retrySeconds = [5, 20, 60, 180, 600];
/** Of five minutes or more each. */
const mostWaits = 100;

/**
 * Reads the Meta Ad Library on from where the run stands, for a minute: then, or when Meta asks to wait, the run goes
 * back on the queue. A page is stored with the place of the next one, so that a run cut anywhere loses and repeats nothing.
 */
export async function runSync(item: AdImportItem, budgetMs = sliceMs): Promise<void> {
  const until = Date.now() + budgetMs;
  const watch = await watchNews(item);
  let run: AdImportItem | null = item;
  while (run) {
    const place = readPlace(run.position);
    const left = waitSecondsOf(place);
    if (left > 0 || (Date.now() >= until && !place.done)) return continueImport(run, delaySeconds(left));
    run = await step(run, place, watch);
  }
}

/** One page further; null when this slice has no more to do. */
async function step(run: AdImportItem, place: Place, watch: NewsWatch): Promise<AdImportItem | null> {
  if (place.done) return end(run, watch, 'completed');
  if (run.received >= mostAds) return end(run, watch, 'completed', tooManyAds(mostAds));
  const token = await metaTokenOf(run.workspaceId);
  if (token === null) return end(run, watch, 'failed', syncProblems.disconnected);
  try {
    return await storePage(run, await readPage(run, place, token), watch);
  } catch (error) {
    if (!(error instanceof MetaRefusal)) throw error;
    log.warn('Meta refused a page', { importId: run.importId, kind: error.kind, code: error.code });
    return answerRefusal(run, place, error, watch);
  }
}

function readPage({ request }: AdImportItem, { after, failures }: Place, token: string): Promise<GraphPage> {
  if (!request) throw new Error('A reading of the Meta Ad Library asks for nothing');
  const limit = Math.max(fewestAdsPerPage, Math.floor(adsPerPage / 2 ** failures));
  return readAdsArchive(token, { ...request, limit, ...(after && { after }) });
}

/** Stores what is left to store of a page, and then where the next one starts. */
async function storePage(run: AdImportItem, page: GraphPage, watch: NewsWatch): Promise<AdImportItem> {
  const { records, after, waitSeconds } = page;
  const mustWait = after !== null && waitSeconds > 0;
  const place = { ...(after === null ? { done: true } : { after }), ...(mustWait && waiting(waitSeconds)) };
  const position = placeText(place);
  const stored = run.received - (run.positionReceived ?? 0);
  const rows = records.slice(stored).map((record, at) => readRecord(run, record, run.received + at + 1));
  const next = await storeRows(run, rows, { position }, watch.tell);
  const message = place.waitUntil && metaAsksToWait(new Date(place.waitUntil));
  const isNoted = next.position === position && next.message === message;
  return isNoted ? next : noteRun(next, { position, positionReceived: next.received, message });
}

function readRecord(run: AdImportItem, record: unknown, line: number): Row {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { line, reason: adLineProblems.notAnAd };
  const { country } = run.request ?? {};
  const context = { ownerId: adOwnerOf(run), source: run.source, ...(country && { country }) };
  return { line, ...readArchiveAd({ ...record }, context) };
}

async function answerRefusal(run: AdImportItem, place: Place, refusal: MetaRefusal, watch: NewsWatch) {
  const { kind, code, waitSeconds } = refusal;
  if (kind === 'token' || kind === 'identity') return end(run, watch, 'failed', syncProblems[kind]);
  if (kind === 'request') return end(run, watch, 'failed', syncProblems.request(code ?? 0));
  if (kind === 'wait') {
    if (place.waits >= mostWaits) return end(run, watch, 'failed', syncProblems.alwaysLimited);
    const { waitUntil } = waiting(waitSeconds);
    const position = placeText({ ...place, waits: place.waits + 1, waitUntil });
    return noteRun(run, { position, message: metaAsksToWait(new Date(waitUntil)) });
  }
  const retryIn = retrySeconds[place.failures];
  if (retryIn === undefined) return end(run, watch, 'failed', syncProblems.unavailable);
  const position = placeText({ ...place, failures: place.failures + 1, ...waiting(retryIn) });
  return noteRun(run, { position, message: metaRetries });
}

const waiting = (seconds: number) => ({ waitUntil: new Date(Date.now() + seconds * 1_000).toISOString() });

const waitSecondsOf = ({ waitUntil }: Place) => (waitUntil ? (Date.parse(waitUntil) - Date.now()) / 1_000 : 0);

/** A message waits a quarter of an hour at most: a longer wait takes several. */
const delaySeconds = (seconds: number) => Math.min(longestDelaySeconds, Math.max(0, Math.ceil(seconds)));

/** What was found is told whatever the end: it is in the library. */
async function end(
  run: AdImportItem,
  watch: NewsWatch,
  status: 'completed' | 'failed',
  message?: string,
): Promise<null> {
  await watch.publish(status === 'completed' && message === undefined);
  await finishImport(run, status, message);
  return null;
}
