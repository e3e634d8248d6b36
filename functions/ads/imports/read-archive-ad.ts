import { readLine, readText } from '../../../shared/imports/read-values.ts';
import type { AdContent } from '../ad/ad.entity.ts';
import type { Draft, ReadContext, ReadRecord } from './draft.ts';
import { readAd } from './read-ad.ts';

type Fields = Record<string, unknown>;

const longestBody = 10_000;

/** Reads an ad as Meta's `ads_archive` answers it, whatever the version. */
export const readArchiveAd = (record: Fields, context: ReadContext): ReadRecord =>
  readAd(archiveDraft(record), context);

export function archiveDraft(record: Fields): Draft {
  const id = record.id ?? record._id ?? record.ad_archive_id;
  return {
    sourceId: id,
    advertiserName: record.page_name,
    advertiserId: record.page_id,
    body: bodies(record),
    headline: first(record.ad_creative_link_titles ?? record.ad_creative_link_title),
    description: first(record.ad_creative_link_descriptions ?? record.ad_creative_link_description),
    // The public page of an ad, where the address of its picture would need a token.
    snapshotUrl: record.ad_snapshot_url ?? (id && `https://www.facebook.com/ads/library/?id=${readLine(id)}`),
    platforms: record.publisher_platforms ?? record.publisher_platform,
    format: record.media_type,
    languages: record.languages,
    countries: countries(record),
    startedAt: record.ad_delivery_start_time ?? record.ad_creation_time,
    endedAt: record.ad_delivery_stop_time,
    ...reach(record),
    ...range('spend', record.spend),
    ...range('impressions', record.impressions),
    currency: record.currency,
    audience: audience(record),
    payer: payer(record),
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const first = (value: unknown): string =>
  list(value)
    .map(readText)
    .find((text) => text !== '') ?? '';

/** All that the versions of an ad say, each text once, as long as there is room. */
function bodies({ ad_creative_bodies, ad_creative_body }: Fields): string {
  const [main = '', ...others] = new Set(
    list(ad_creative_bodies ?? ad_creative_body)
      .map(readText)
      .filter(Boolean),
  );
  return others.reduce((text, other) => {
    const longer = `${text}\n\n${other}`;
    return longer.length <= longestBody ? longer : text;
  }, main);
}

function countries({ total_reach_by_location, target_locations, ad_reached_countries }: Fields): unknown[] {
  const reached = list(total_reach_by_location).map((place) => fields(place).key);
  const aimed = list(target_locations)
    .map(fields)
    .filter(({ type, excluded }) => excluded !== true && /^countr/i.test(readLine(type)))
    .map(({ name }) => name);
  const given = [reached, aimed, list(ad_reached_countries)].find((places) => places.length > 0);
  return given ?? [];
}

function reach({ eu_total_reach, br_total_reach }: Fields): Draft {
  const total = eu_total_reach ?? br_total_reach;
  return total === undefined ? {} : { reachLower: total };
}

function range(field: 'spend' | 'impressions', value: unknown): Draft {
  if (typeof value !== 'object') return value === undefined ? {} : { [`${field}Lower`]: value };
  const { lower_bound, upper_bound } = fields(value);
  return { [`${field}Lower`]: lower_bound, [`${field}Upper`]: upper_bound };
}

function payer({ bylines, funding_entity, beneficiary_payers }: Fields): string {
  const payers = list(beneficiary_payers).map(fields);
  const current = payers.find((one) => one.current === true) ?? payers[0];
  return first(bylines) || first(funding_entity) || first(current?.payer) || first(current?.beneficiary);
}

type Share = { age: string; gender: 'female' | 'male' | 'unknown'; share: number };
const genders = ['female', 'male', 'unknown'] as const;
const ageOf = (value: unknown) => (/^\d{2}(-\d{2}|\+)$/.test(readLine(value)) ? readLine(value) : 'unknown');

/** Who saw the ad: shares of its reach in the European Union, or those that Meta gives of political ads. */
function audience(record: Fields): AdContent['audience'] {
  const reached = list(record.age_country_gender_reach_breakdown)
    .flatMap((country) => list(fields(country).age_gender_breakdowns))
    .map(fields)
    .flatMap((row) => genders.map((gender) => ({ age: ageOf(row.age_range), gender, share: number(row[gender]) })));
  const told = list(record.demographic_distribution)
    .map(fields)
    .map(({ age, gender, percentage }) => ({
      age: ageOf(age),
      gender: genders.find((one) => one === readLine(gender).toLowerCase()) ?? 'unknown',
      share: number(percentage),
    }));
  return shares(reached.some(({ share }) => share > 0) ? reached : told);
}

const number = (value: unknown): number => {
  const read = Number(readLine(value) || 0);
  return Number.isFinite(read) && read > 0 ? read : 0;
};

/** One line for each age and gender, in a fixed order, adding up to 1. */
function shares(rows: Share[]): Share[] | null {
  const sums = new Map<string, Share>();
  for (const row of rows) {
    const key = `${row.age} ${row.gender}`;
    sums.set(key, { ...row, share: (sums.get(key)?.share ?? 0) + row.share });
  }
  const total = [...sums.values()].reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return null;
  return [...sums]
    .filter(([, { share }]) => share > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => ({ ...row, share: Math.round((row.share / total) * 1e6) / 1e6 }));
}
