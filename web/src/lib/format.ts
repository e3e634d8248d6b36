import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { withFirst } from '../../../shared/kernel/with-first.ts';

const locale = 'fr-FR';
const timeZone = 'Europe/Paris';

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 2 });
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const shortMoment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });

/** `1 284` */
export const formatNumber = (value: number): string => whole.format(value);

/** `2,4 M` */
export const formatCompact = (value: number): string => compact.format(value);

/** `12 %`, of a share from 0 to 1. */
export const formatPercent = (share: number): string => percent.format(share);

/** `21 nov. 2026`, of a calendar day, never cut between two lines. */
export const formatDay = (day: string): string => uncut(withFirst(shortDay.format(new Date(`${day}T00:00:00Z`))));

/** `21 nov. 2026, 06:24`, of a moment, in Paris: cut between day and time at most. */
export const formatMoment = (iso: string): string => uncut(withFirst(shortMoment.format(new Date(iso))));

const uncut = (date: string): string => date.replace(/(?<!,) /g, '\u00a0');

/** `06:24`, of a moment, in Paris. */
export const formatTime = (iso: string): string => time.format(new Date(iso));

export const formatList = (words: readonly string[]): string => conjunction.format(words);

/** `3 annonces`: the plural ends in `s` unless said. French makes 0 and 1 singular. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)}\u00a0${count < 2 ? one : many}`;

type Range = { lower: number; upper: number | null };

/** `2,4 M`, `1 M à 5 M` or `plus de 1 M`. */
export function formatRange({ lower, upper }: Range, show: (value: number) => string = formatCompact): string {
  if (upper === null) return `plus de ${show(lower)}`;
  const [from, to] = [show(lower), show(upper)];
  return from === to ? from : `${from} à ${to}`;
}

/** An amount without its cents, in the currency that the source gives. */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  } catch {
    return `${formatNumber(amount)} ${currency}`;
  }
}

/** The French name of a country, or its code. */
export const countryName = (code: string): string => named(countryNames, code);

/** The French name of a language, or its code. */
export const languageName = (code: string): string => named(languageNames, code);

function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

const byteUnits = ['octets', 'ko', 'Mo', 'Go', 'To'];

/** `237 ko`, `3,2 Mo` */
export function formatBytes(bytes: number): string {
  const at = bytes < 1_000 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${formatNumber(bytes / 1_000 ** at)}\u00a0${byteUnits[at]}`;
}

/** `21 nov. 2026`, of the day of a moment, in Paris. */
export const formatDayOf = (iso: string): string => formatDay(parisDay(new Date(iso)));
