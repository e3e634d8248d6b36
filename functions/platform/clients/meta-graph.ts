import * as z from 'zod';
import { env } from '../env.ts';

export const graphVersion = 'v26.0';

/** What is asked of the Ad Library: words or pages, in one country, from a page of the answer on. */
export type ArchiveQuery = {
  country: string;
  searchTerms?: string;
  pageIds?: string[];
  /** First day of delivery, `2026-11-21`. */
  since?: string;
  after?: string;
  limit: number;
};

export type ArchivePage = {
  records: unknown[];
  /** Where the next page starts; null after the last one. */
  after: string | null;
  /** How long Meta wants to be left alone before the next page. */
  waitSeconds: number;
};

/** What a refusal means to us: wait, another token, another account, another request, or try again. */
type RefusalKind = 'wait' | 'token' | 'identity' | 'request' | 'unavailable';

/** Meta answered with an error, or did not answer. Holds nothing that Meta wrote: it may quote the token. */
export class MetaRefusal extends Error {
  readonly kind: RefusalKind;
  readonly code: number | null;
  readonly waitSeconds: number;

  constructor(kind: RefusalKind, told: { code?: number; waitSeconds?: number; detail?: string } = {}) {
    super(`Meta Ad Library: ${kind} ${told.code ?? ''} ${told.detail ?? ''}`.trim());
    this.name = 'MetaRefusal';
    this.kind = kind;
    this.code = told.code ?? null;
    this.waitSeconds = told.waitSeconds ?? 0;
  }
}

const fields = [
  'id',
  'ad_creation_time',
  'ad_delivery_start_time',
  'ad_delivery_stop_time',
  'ad_creative_bodies',
  'ad_creative_link_titles',
  'ad_creative_link_descriptions',
  'ad_creative_link_captions',
  'ad_snapshot_url',
  'languages',
  'page_id',
  'page_name',
  'publisher_platforms',
  'eu_total_reach',
  'total_reach_by_location',
  'target_locations',
  'age_country_gender_reach_breakdown',
  'beneficiary_payers',
  'bylines',
  'currency',
  'spend',
  'impressions',
  'demographic_distribution',
].join(',');

const bounds = { timeoutMs: 25_000, maxBytes: 20_000_000 };

/** Share of a limit above which we wait of ourselves, in per cent. */
const usageCeiling = 80;
/** When Meta says to wait and not how long: its windows roll over an hour. */
const defaultWaitSeconds = 300;
const longestWaitSeconds = 24 * 3600;

const Page = z.object({
  data: z.array(z.unknown()),
  paging: z.object({ cursors: z.object({ after: z.string().max(2_000).optional() }).optional() }).optional(),
});
const GraphError = z.object({ error: z.object({ code: z.coerce.number() }) });
const figure = z.coerce.number().catch(0);
const Usage = z.object({
  call_count: figure,
  total_cputime: figure,
  total_time: figure,
  estimated_time_to_regain_access: figure,
});
const BusinessUsage = z.record(z.string(), z.array(Usage));

const refusalKinds: Record<number, RefusalKind> = {
  4: 'wait',
  17: 'wait',
  32: 'wait',
  613: 'wait',
  102: 'token',
  190: 'token',
  10: 'identity',
  200: 'identity',
  100: 'request',
  1009: 'request',
  2500: 'request',
};

/** Too many calls of one business use case; each case has its number. */
const isBusinessLimit = (code: number) => code >= 80_000 && code <= 80_014;

/** Reads one page of `ads_archive`, or throws a `MetaRefusal`. The token travels in a header, so that no address holds it. */
export async function readAdsArchive(
  token: string,
  query: ArchiveQuery,
  { timeoutMs, maxBytes } = bounds,
): Promise<ArchivePage> {
  try {
    const response = await fetch(archiveAddress(query), {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      // An answer may name any host, and the token would follow.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const waitSeconds = waitToldBy(response.headers);
    const answer = parseJson(await readText(response, maxBytes));
    if (!response.ok || GraphError.safeParse(answer).success) throw refusal(answer, response.status, waitSeconds);
    const page = Page.safeParse(answer);
    if (!page.success) throw new MetaRefusal('unavailable', { detail: 'not a page' });
    const { data, paging } = page.data;
    const after = data.length > 0 ? (paging?.cursors?.after ?? null) : null;
    return { records: data, after: after === query.after ? null : after, waitSeconds };
  } catch (error) {
    if (error instanceof MetaRefusal) throw error;
    throw new MetaRefusal('unavailable', { detail: error instanceof Error ? error.name : '' });
  }
}

function archiveAddress({ country, searchTerms, pageIds, since, after, limit }: ArchiveQuery): string {
  const params = new URLSearchParams({
    ad_reached_countries: JSON.stringify([country]),
    ad_type: 'ALL',
    ad_active_status: 'ALL',
    fields,
    limit: String(limit),
  });
  if (searchTerms) {
    params.set('search_terms', searchTerms);
    params.set('search_type', 'KEYWORD_UNORDERED');
  }
  if (pageIds) params.set('search_page_ids', pageIds.join(','));
  if (since) params.set('ad_delivery_date_min', since);
  if (after) params.set('after', after);
  return `${env.META_GRAPH_URL.replace(/\/+$/, '')}/${graphVersion}/ads_archive?${params}`;
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by a throw cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new MetaRefusal('unavailable', { detail: 'answer too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(answer: unknown, status: number, waitSeconds: number): MetaRefusal {
  const error = GraphError.safeParse(answer);
  if (!error.success) {
    if (status === 429) return new MetaRefusal('wait', { waitSeconds: waitSeconds || defaultWaitSeconds });
    return new MetaRefusal('unavailable', { detail: `status ${status}` });
  }
  const { code } = error.data.error;
  const kind = refusalKinds[code] ?? (isBusinessLimit(code) ? 'wait' : 'unavailable');
  return new MetaRefusal(kind, { code, waitSeconds: waitSeconds || (kind === 'wait' ? defaultWaitSeconds : 0) });
}

/** What the usage headers ask for: nothing under the ceiling, else the time that Meta tells or the usual one. */
function waitToldBy(headers: Headers): number {
  const business = BusinessUsage.safeParse(parseJson(headers.get('x-business-use-case-usage') ?? ''));
  const app = Usage.safeParse(parseJson(headers.get('x-app-usage') ?? ''));
  const usages = [...Object.values(business.data ?? {}).flat(), ...(app.data ? [app.data] : [])];
  const waits = usages.map(({ estimated_time_to_regain_access: minutes, ...shares }) => {
    if (minutes > 0) return minutes * 60;
    return Math.max(...Object.values(shares)) >= usageCeiling ? defaultWaitSeconds : 0;
  });
  return Math.min(Math.max(0, ...waits), longestWaitSeconds);
}
