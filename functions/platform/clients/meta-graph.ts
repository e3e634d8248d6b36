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

export type ArchivePage = {
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
/** Reads one page of `ads_archive`, or throws a `MetaRefusal`. The token travels in a header, so that no address holds it. */
export async function readAdsArchive(
  token: string,
  query: ArchiveQuery,
  { timeoutMs, maxBytes } = bounds,
): Promise<ArchivePage> {
  try {
    const { status, headers, body } = await sendOut({
      url: archiveAddress(query),
      method: 'GET',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      timeoutMs,
      maxAnswerBytes: maxBytes,
      cutLongAnswer: false,
    });
    const waitSeconds = waitToldBy(headers);
    const answer = parseJson(body.toString('utf8'));
    const refused = refusalIn(answer, status, waitSeconds);
    if (refused) throw refused;
    const page = Page.safeParse(answer);
    if (!page.success) throw new MetaRefusal('unavailable', { detail: 'not a page' });
    const { data, paging } = page.data;
    const after = data.length > 0 ? (paging?.cursors?.after ?? null) : null;
    return { records: data, after: after === query.after ? null : after, waitSeconds };
  } catch (error) {
    if (error instanceof MetaRefusal) throw error;
    const detail = error instanceof OutboundFailure ? error.kind : error instanceof Error ? error.name : '';
    throw new MetaRefusal('unavailable', { detail });
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
