import * as z from 'zod';
import { env } from '../env.ts';
import { MetaRefusal, parseJson, refusalIn, waitToldBy } from './meta-refusal.ts';
import { OutboundFailure } from './outbound/outbound-failure.ts';
import { sendOut } from './outbound/send-out.ts';

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

/** A page of what is read in pages. */
export type GraphPage = {
  records: unknown[];
  /** Where the next page starts; null after the last one. */
  after: string | null;
  /** How long Meta wants to be left alone before the next page. */
  waitSeconds: number;
};

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

const Page = z.object({
  data: z.array(z.unknown()),
  paging: z.object({ cursors: z.object({ after: z.string().max(2_000).optional() }).optional() }).optional(),
});
type Asked = { method?: 'GET' | 'POST'; path: string; params: Record<string, string> };
export type GraphAnswer = { answer: unknown; waitSeconds: number };

/**
 * One call of the Graph API, or a `MetaRefusal`. The token travels in a header, so that no address holds it. `waitSeconds`
 * is how long Meta wants to be left alone before the next call.
 */
export async function askGraph(
  token: string,
  { method = 'GET', path, params }: Asked,
  { timeoutMs, maxBytes } = bounds,
): Promise<GraphAnswer> {
  const query = new URLSearchParams(params).toString();
  const isForm = method === 'POST';
  const address = `${env.META_GRAPH_URL.replace(/\/+$/, '')}/${graphVersion}/${path}`;
  try {
    const { status, headers, body } = await sendOut({
      url: isForm ? address : `${address}?${query}`,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isForm && { body: query }),
      timeoutMs,
      maxAnswerBytes: maxBytes,
      cutLongAnswer: false,
    });
    const waitSeconds = waitToldBy(headers);
    const answer = parseJson(body.toString('utf8'));
    const refused = refusalIn(answer, status, waitSeconds);
    if (refused) throw refused;
    return { answer, waitSeconds };
  } catch (error) {
    if (error instanceof MetaRefusal) throw error;
    const detail = error instanceof OutboundFailure ? error.kind : error instanceof Error ? error.name : '';
    throw new MetaRefusal('unavailable', { detail });
  }
}

/** One page of an edge that is cut in pages. */
export async function readGraphPage(token: string, asked: Asked, within = bounds): Promise<GraphPage> {
  const { answer, waitSeconds } = await askGraph(token, asked, within);
  const page = Page.safeParse(answer);
  if (!page.success) throw new MetaRefusal('unavailable', { detail: 'not a page' });
  const { data, paging } = page.data;
  const after = data.length > 0 ? (paging?.cursors?.after ?? null) : null;
  return { records: data, after: after === (asked.params.after ?? null) ? null : after, waitSeconds };
}

/** Reads one page of `ads_archive`, or throws a `MetaRefusal`. */
export const readAdsArchive = (token: string, query: ArchiveQuery, within = bounds): Promise<GraphPage> =>
  readGraphPage(token, { path: 'ads_archive', params: archiveParams(query) }, within);

function archiveParams({ country, searchTerms, pageIds, since, after, limit }: ArchiveQuery): Record<string, string> {
  return {
    ad_reached_countries: JSON.stringify([country]),
    ad_type: 'ALL',
    ad_active_status: 'ALL',
    fields,
    limit: String(limit),
    ...(searchTerms && { search_terms: searchTerms, search_type: 'KEYWORD_UNORDERED' }),
    ...(pageIds && { search_page_ids: pageIds.join(',') }),
    ...(since && { ad_delivery_date_min: since }),
    ...(after && { after }),
  };
}
