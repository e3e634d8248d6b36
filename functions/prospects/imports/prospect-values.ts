import { industryNamed } from '../../../shared/ads/industry-named.ts';
import type { DateOrder } from '../../../shared/imports/date-order.ts';
import { readDay } from '../../../shared/imports/read-day.ts';
import {
  currencyOf,
  type DecimalMark,
  readAmount,
  readLine,
  readList,
  readText,
} from '../../../shared/imports/read-values.ts';
import { foldLabel } from '../../../shared/kernel/fold.ts';
import { countryCodeOf } from '../../../shared/kernel/named-codes.ts';
import { tag } from '../../../shared/prospects/field-schemas.ts';
import { fields } from '../../../shared/prospects/fields.ts';
import type { ProspectField } from '../../../shared/prospects/imports.contract.ts';
import { prospectLineProblems } from '../../../shared/prospects/imports.messages.ts';
import { type ProspectStatus, prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { decodeEntities } from '../../imports/decode-entities.ts';
import type { Creation } from '../core/prospect-content.ts';
import { whoIs } from './person-name.ts';
import type { Draft } from './prospect-draft.ts';
import { readAnswer, readCompanySize, readLegalBasis, readSource, readStatus } from './read-choices.ts';
import { readMoment } from './read-moment.ts';
import { readPhoneCell } from './read-phone-cell.ts';
import type { UnreadCells } from './unread-cells.ts';

export type Values = Partial<Record<keyof Creation, unknown>>;

/** How the columns of a file are written, as far as the file itself or somebody says. */
export type HowRead = {
  dateOrders?: Partial<Record<ProspectField, DateOrder>> | undefined;
  decimals?: Partial<Record<ProspectField, DecimalMark>> | undefined;
  /** Of telephone numbers without a country: an ISO code, France unless it is said. */
  country?: string | undefined;
  /** What statuses of other tools stand for, by their name as `foldLabel` makes it; null leaves one out. */
  statuses?: Record<string, ProspectStatus | null> | undefined;
};

/** Fields whose value is not the text itself, besides amounts and moments. */
const readers: Partial<Record<ProspectField, (value: unknown) => unknown>> = {
  companySize: (value) => readCompanySize(lineOf(value)),
  legalBasis: (value) => readLegalBasis(lineOf(value)),
  currency: (value) => currencyOf(lineOf(value)),
  notes: (value) =>
    withoutGuard(
      readText(typeof value === 'string' ? decodeEntities(value.slice(0, 2 * prospectLimits.notes)) : value),
    ),
  country: (value) => named(lineOf(value), countryCodeOf),
  industry: (value) => named(lineOf(value), industryNamed),
};

const longestName = 100;
const named = (text: string, codeOf: (name: string) => string | undefined) =>
  (text.length > longestName ? undefined : codeOf(text)) ?? text;

/** Undefined when it cannot be read. */
function readValue(field: ProspectField, value: unknown, how: HowRead): unknown {
  const { kind } = fields[field];
  if (kind === 'money') return readAmount(value, { decimal: how.decimals?.[field] });
  if (kind === 'moment') return readMoment(lineOf(value), how.dateOrders?.[field]);
  return readers[field] ? readers[field](value) : lineOf(value);
}

/** What a draft says, field by field; what cannot be read goes to `unread`. */
export function readValues(draft: Draft, how: HowRead, unread: UnreadCells): Values {
  const { fullName, source, status, phone, tags, doNotContact, ...others } = draft;
  const values: Values = {};
  for (const [name, given] of Object.entries(others)) {
    const field = name as keyof typeof others;
    const read = readValue(field, given, how);
    if (read === undefined) unread.add(field, given, (shown) => prospectLineProblems.unreadable(field, shown));
    else values[field] = read;
  }
  return {
    ...(fullName !== undefined && whoIs(lineOf(fullName), values.company)),
    ...sourceOf(source, values),
    ...(status !== undefined && { status: statusOf(lineOf(status), how, unread) }),
    ...(phone !== undefined && { phone: phoneOf(lineOf(phone), values.country ?? how.country, unread) }),
    ...(tags !== undefined && { tags: tagsOf(tags, unread) }),
    ...(doNotContact !== undefined && { doNotContact: refusalOf(doNotContact, unread) }),
    ...(others.value !== undefined && { currency: currencyOf(lineOf(others.value)) }),
    ...values,
  };
}

/** Our own exports guard what a spreadsheet would compute. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');
/** Longer than any line that is kept: the rest of a hostile cell is not looked at. */
const longestLine = 2_000;
/** Forms of web pages write letters as HTML does. */
const lineOf = (value: unknown): string =>
  withoutGuard(readLine(typeof value === 'string' ? decodeEntities(value.slice(0, longestLine)) : value));

/** A source that is none of ours says at least where the data come from. */
function sourceOf(source: unknown, { collectedFrom }: Values): Values {
  if (source === undefined) return {};
  const known = readSource(lineOf(source));
  if (known) return { source: known };
  return collectedFrom === undefined ? { collectedFrom: lineOf(source) } : {};
}

const longestStatus = 100;

/** What somebody said that a status stands for; undefined when nobody did. */
export function saidStatus(said: HowRead['statuses'] = {}, text: string): ProspectStatus | null | undefined {
  const name = foldLabel(text);
  return Object.hasOwn(said, name) ? said[name] : undefined;
}

function statusOf(text: string, { statuses }: HowRead, unread: UnreadCells): ProspectStatus | undefined {
  const said = text.length > longestStatus ? undefined : saidStatus(statuses, text);
  const status = said === undefined ? readStatus(text) : said;
  if (!status) unread.add('status', text, prospectLineProblems[said === null ? 'statusLeft' : 'unknownStatus']);
  return status ?? undefined;
}

function phoneOf(text: string, country: unknown, unread: UnreadCells): string | undefined {
  const { phone, isWhole } = readPhoneCell(text, typeof country === 'string' ? country : undefined);
  if (!isWhole) {
    const saysCountry = country !== undefined || /^\W*(\+|00)/.test(text);
    const problem = phone ? 'morePhones' : saysCountry ? 'phone' : 'phoneOfNoCountry';
    unread.add('phone', text, prospectLineProblems[problem]);
  }
  return phone ?? undefined;
}

/** Of a cell, that are looked at. */
const mostTags = 200;

function tagsOf(value: unknown, unread: UnreadCells): string[] {
  const all = readList(typeof value === 'string' ? value.slice(0, prospectLimits.notes) : value);
  const kept: string[] = [];
  for (const one of all.slice(0, mostTags))
    if (kept.length < prospectLimits.tags && tag.safeParse(one).success) kept.push(one);
  const left = all.filter((one) => !kept.includes(one));
  if (left.length > 0) unread.add('tags', left, prospectLineProblems.tags);
  return kept;
}

const mostAnswers = 100;

/** One column that says yes is enough. What cannot be read counts as a refusal: nobody is to be contacted by mistake. */
function refusalOf(value: unknown, unread: UnreadCells): boolean {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const answers = given.slice(0, mostAnswers).map((one) => {
    if (typeof one === 'boolean') return one;
    const text = lineOf(one);
    // The day on which somebody opted out.
    const answer = readAnswer(text) ?? (readDay(text) ? true : undefined);
    if (answer === undefined) unread.add('doNotContact', text, prospectLineProblems.refusalUnclear);
    return answer ?? true;
  });
  return answers.includes(true) || given.length > mostAnswers;
}
