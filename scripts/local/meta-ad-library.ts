import { createHash } from 'node:crypto';
import { dayMs } from '../../shared/kernel/day.ts';

type Answer = { body: object; headers?: Record<string, string> };

/**
 * A Meta Ad Library with fictional ads, to try a reading without an account: it takes any token that begins by `EAAB`
 * and says that `expired…` is over. Searching `attendre` meets the rate limit once a minute. Each day brings its new ads.
 */
export function answerAdLibrary(path: string, params: URLSearchParams, token: string): Answer {
  const words = params.get('search_terms')?.trim().toLowerCase() ?? '';
  const pageIds = params.get('search_page_ids')?.split(',') ?? [];
  const refused = refusal(path, params, token, words, pageIds);
  if (refused) return refused;
  const since = params.get('ad_delivery_date_min') ?? '';
  const ads = (pageIds.length > 0 ? pageIds : [1, 2, 3].map((rank) => pageOf(words, rank)))
    .flatMap((pageId) => adsOf(pageId, words, token))
    .filter((ad) => ad.ad_delivery_start_time >= since);
  const start = Number(Buffer.from(params.get('after') ?? '', 'base64').toString() || 0);
  const data = ads.slice(start, start + Number(params.get('limit') ?? 25));
  const after = Buffer.from(String(start + data.length)).toString('base64');
  return { body: { data, ...(data.length > 0 && { paging: { cursors: { after } } }) }, headers: usage(3, 0) };
}

function refusal(path: string, params: URLSearchParams, token: string, words: string, pageIds: string[]) {
  if (!/^\/v\d+\.\d+\/ads_archive$/.test(path)) return refuse(2500, `Unknown path components: ${path}`);
  if (token.startsWith('expired')) return refuse(190, 'Error validating access token: Session has expired');
  if (!token.startsWith('EAAB')) return refuse(190, 'Malformed access token');
  if (!/^\[["'][A-Z]{2,3}["']/.test(params.get('ad_reached_countries') ?? ''))
    return refuse(100, 'Param ad_reached_countries must be a non-empty list');
  if (words === '' && pageIds.length === 0) return refuse(100, 'Param search_terms or search_page_ids is missing');
  if (pageIds.length > 10) return refuse(100, 'Param search_page_ids takes 10 at most');
  const isLimited = words === 'attendre' && new Date().getSeconds() < 30;
  return isLimited
    ? { ...refuse(613, 'Calls to this api have exceeded the rate limit'), headers: usage(100, 1) }
    : null;
}

const refuse = (code: number, message: string): Answer => ({
  body: { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'local' } },
});

const usage = (percent: number, minutes: number) => ({
  'x-business-use-case-usage': JSON.stringify({
    '1': [{ call_count: percent, total_cputime: 1, total_time: 1, estimated_time_to_regain_access: minutes }],
  }),
});

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const hash = (text: string) => createHash('sha256').update(text).digest();
const pick = <T>(list: readonly T[], byte = 0): T => list[byte % list.length] as T;

const names = ['Maison Verdure', 'Atelier Lumen', 'Café Boréal', 'Nuit Calme', 'Vélo Cité', 'Studio Ondine'] as const;
const hooks = [
  'Et si c’était plus simple ?',
  'Le secret des matins légers.',
  'Ils ont essayé, ils l’ont adopté.',
  '-20 % jusqu’à dimanche.',
] as const;
const promises = ['livré en 48 h', 'fabriqué en France', 'garanti deux ans', 'sans engagement'] as const;
const titles = [
  'Découvrir la collection',
  'Essayer gratuitement',
  'Profiter de l’offre',
  'Prendre rendez-vous',
] as const;

const pageOf = (words: string, rank: number) => String(hash(`${words} ${rank}`).readUInt32BE());

/** One ad in three days for half a year, each running for a while: tomorrow has a new one, and some will have stopped. */
function adsOf(pageId: string, words: string, token: string) {
  const seed = hash(pageId);
  const name = `${pick(names, seed[0])} ${seed.readUInt16BE(1) % 100}`;
  const today = Math.floor(Date.now() / dayMs);
  const born = Array.from({ length: 180 }, (_, daysAgo) => today - daysAgo).filter(
    (date) => date % 3 === (seed[3] ?? 0) % 3,
  );
  return born.map((date) => {
    const bytes = hash(`${pageId} ${date}`);
    const startedAgo = today - date;
    const runs = 5 + ((bytes[0] ?? 0) % 90);
    const id = String(bytes.readBigUInt64BE() % 10n ** 15n);
    const reach = 500 + (bytes.readUInt16BE(2) % 900) * (1 + Math.min(startedAgo, runs));
    return {
      id,
      ad_creation_time: day(startedAgo),
      ad_delivery_start_time: day(startedAgo),
      ...(runs < startedAgo && { ad_delivery_stop_time: day(startedAgo - runs) }),
      ad_creative_bodies: [
        `${pick(hooks, bytes[4])} ${words ? `${words} : ` : ''}${name}, ${pick(promises, bytes[5])}.`,
      ],
      ad_creative_link_titles: [pick(titles, bytes[6])],
      ad_creative_link_captions: ['exemple.fr'],
      ad_snapshot_url: `https://www.facebook.com/ads/archive/render_ad/?id=${id}&access_token=${token}`,
      languages: ['fr'],
      page_id: pageId,
      page_name: name,
      publisher_platforms: (bytes[7] ?? 0) % 2 ? ['facebook', 'instagram'] : ['facebook'],
      eu_total_reach: String(reach),
      total_reach_by_location: [{ key: 'France', value: String(reach) }],
      age_country_gender_reach_breakdown: [
        {
          country: 'FR',
          age_gender_breakdowns: [
            { age_range: '25-34', male: Math.round(reach * 0.2), female: Math.round(reach * 0.35) },
            { age_range: '35-44', male: Math.round(reach * 0.15), female: Math.round(reach * 0.3) },
          ],
        },
      ],
      beneficiary_payers: [{ beneficiary: name, payer: name, current: true }],
    };
  });
}
