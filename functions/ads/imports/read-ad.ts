import { adFieldNames, adLineProblems } from '../../../shared/ads/imports.messages.ts';
import { metaPageId } from '../../../shared/ads/sync.rules.ts';
import { readDays, readEnd } from '../../../shared/imports/read-day.ts';
import {
  currencyOf,
  readCell,
  readLine,
  readList,
  readRange,
  readText,
  shownValue,
} from '../../../shared/imports/read-values.ts';
import { foldLabel } from '../../../shared/kernel/fold.ts';
import { decodeEntities } from '../../imports/decode-entities.ts';
import { type AdContent, idFrom } from '../ad/ad.entity.ts';
import { readCallToAction, readFormat, readPlatforms } from './ad-labels.door.ts';
import type { Draft, ReadContext, ReadRecord } from './draft.ts';
import type { Figure } from './file-forms.ts';
import { readAddress } from './read-address.ts';
import { readCountries, readIndustry, readLanguages } from './read-labels.ts';
import { longestImage, mediaKind, readMedia } from './read-media.ts';

/** In characters; generous beside what any network lets an advertiser write. */
const longest = { sourceId: 200, advertiserName: 300, headline: 1_000, body: 10_000, description: 5_000, payer: 500 };
const heaviestAd = 300_000;
const most = { platforms: 20, languages: 50, countries: 250, tags: 50, tagLength: 60, audience: 200 };

/** Makes an ad of what a record says, or tells all that keeps it from being one. */
export function readAd(draft: Draft, context: ReadContext): ReadRecord {
  const problems: string[] = [];
  const unread: string[] = [];
  const ad = {
    ...identity(draft, context, problems),
    ...presentation(draft, problems),
    ...delivery(draft, context, problems),
    ...figuresOf(draft, context, unread),
  };
  for (const [field, read] of [
    ['advertiserUrl', ad.advertiser.url],
    ['landingUrl', ad.landingUrl],
    ['snapshotUrl', ad.snapshotUrl],
  ] as const)
    if (read === null && readCell(draft[field])) unread.push(unreadable(field, draft[field]));
  if (problems.length === 0 && Buffer.byteLength(JSON.stringify(ad)) > heaviestAd)
    problems.push(adLineProblems.tooHeavy);
  if (problems.length > 0) return { reason: problems.join(between) };
  return unread.length > 0 ? { ad, remark: adLineProblems.keptWithout(unread.join(between)) } : { ad };
}

const between = '\u202f; ';
const unreadable = (field: keyof typeof adFieldNames, value: unknown) =>
  adLineProblems.unreadable(adFieldNames[field], shownValue(value));

/** Pages are often read with what HTML writes for letters; before anything else, since it may hide an access token. */
const decoded = (value: unknown) => (typeof value === 'string' ? decodeEntities(value) : value);
const textOf = (value: unknown) => readText(decoded(value));
const lineOf = (value: unknown) => readLine(decoded(value));

function identity(draft: Draft, { ownerId, source }: ReadContext, problems: string[]) {
  const sourceId = bounded(readLine(draft.sourceId), 'sourceId', problems);
  const name = bounded(lineOf(draft.advertiserName), 'advertiserName', problems);
  if (!isReadable(draft.sourceId)) problems.push(adLineProblems.idUnreadable);
  else if (sourceId === '') problems.push(adLineProblems.sourceIdMissing);
  if (name === '') problems.push(adLineProblems.advertiserMissing);
  const id = advertiserId(ownerId, source, readLine(draft.advertiserId), name);
  return { source, sourceId, advertiser: { id, name, url: readAddress(draft.advertiserUrl) } };
}

// The last digits of a large number are lost before we see it: two ads would become one.
const isReadable = (id: unknown) =>
  typeof id === 'number' ? Number.isSafeInteger(id) : typeof id !== 'object' || id === null;

/** Meta's number of the page where there is one; else an id that follows from what the owner's files call the advertiser. */
function advertiserId(ownerId: string, source: ReadContext['source'], given: string, name: string): string {
  const numbersPages = source !== 'tiktok' && source !== 'google';
  if (numbersPages && metaPageId.test(given)) return given;
  return idFrom('adv', ownerId, given ? `${source} ${given}` : foldLabel(name) || name);
}

function presentation(draft: Draft, problems: string[]) {
  const headline = bounded(lineOf(draft.headline), 'headline', problems);
  const description = bounded(textOf(draft.description), 'description', problems);
  const body = bounded(textOf(draft.body), 'body', problems);
  if (!body && !description && !headline) problems.push(adLineProblems.textMissing);
  const shown = draft.media ?? draft.mediaUrl;
  const media = readMedia(shown);
  if (media.some(({ url }) => url.length > longestImage)) problems.push(adLineProblems.imageTooHeavy);
  const format = readFormat(draft.format);
  return {
    format: format === 'unknown' ? mediaKind(shown) : format,
    headline: headline || null,
    // An ad without a body says what it has to say in its description.
    body: body || description,
    description: (body && description) || null,
    callToAction: readCallToAction(decoded(draft.callToAction)),
    landingUrl: readAddress(decoded(draft.landingUrl)),
    snapshotUrl: readAddress(decoded(draft.snapshotUrl)),
    media,
    industry: readIndustry(draft.industry),
    tags: readList(draft.tags)
      .filter((tag) => tag.length <= most.tagLength)
      .slice(0, most.tags),
  };
}

function delivery(draft: Draft, context: ReadContext, problems: string[]) {
  const { country } = context;
  const countries = readCountries(draft.countries);
  return {
    platforms: readPlatforms(draft.platforms).slice(0, most.platforms),
    languages: readLanguages(draft.languages).slice(0, most.languages),
    countries: countries.length === 0 && country ? [country] : countries.slice(0, most.countries),
    ...days(draft, context, problems),
    audience: draft.audience?.slice(0, most.audience) ?? null,
    payer: bounded(lineOf(draft.payer), 'payer', problems) || null,
  };
}

function days(draft: Draft, { forms = {} }: ReadContext, problems: string[]) {
  // A cell may hold both: what the column of ends says comes first.
  const { from: startedAt, to } = readDays(draft.startedAt, { order: forms.startedAt });
  const saidEnd = readEnd(draft.endedAt, { order: forms.endedAt });
  const endedAt = saidEnd === null ? (to ?? null) : saidEnd;
  if (startedAt === null) problems.push(adLineProblems.startMissing);
  if (startedAt === undefined) problems.push(adLineProblems.startUnreadable(shownValue(draft.startedAt)));
  if (endedAt === undefined) problems.push(adLineProblems.endUnreadable(shownValue(draft.endedAt)));
  if (startedAt && endedAt && endedAt < startedAt) problems.push(adLineProblems.endBeforeStart(endedAt));
  return { startedAt: startedAt ?? '', endedAt: endedAt ?? null };
}

/** A figure that cannot be read costs itself, not the ad: it goes to `unread`. */
function figuresOf(draft: Draft, { forms = {} }: ReadContext, unread: string[]): Pick<AdContent, Figure> {
  const range = (field: Figure) => {
    const [lower, upper] = [draft[`${field}Lower`], draft[`${field}Upper`]];
    const read = readRange(lower, upper, !(`${field}Upper` in draft), { decimal: forms[field] });
    const reversed = read && read.upper !== null && read.upper < read.lower;
    if (read === undefined) unread.push(unreadable(field, readCell(lower) ? lower : upper));
    if (reversed) unread.push(adLineProblems.boundsReversed(adFieldNames[field]));
    return reversed ? null : (read ?? null);
  };
  const spend = range('spend');
  const code = readLine(draft.currency).toUpperCase();
  const currency = /^[A-Z]{3}$/.test(code) ? code : (currencyOf(code) ?? currencyOf(readLine(draft.spendLower)));
  return {
    reach: range('reach'),
    // XXX is ISO's way to say that nobody knows.
    spend: spend && { ...spend, currency: currency ?? 'XXX' },
    impressions: range('impressions'),
  };
}

function bounded(text: string, field: keyof typeof longest, problems: string[]): string {
  if (text.length > longest[field]) problems.push(adLineProblems.tooLong(adFieldNames[field], longest[field]));
  return text;
}
