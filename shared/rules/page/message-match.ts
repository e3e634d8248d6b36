import type { AdText } from '../copy/analysis.ts';
import { type Amount, amountsIn, type Currency } from './amounts.ts';
import type { PageRead } from './page-read.ts';
import { stemsOfText, termsIn } from './stems.ts';

export type MatchedTerm = { term: string; weight: number; inTitle: boolean; inH1: boolean; inStart: boolean };
/** `ad` and `page` are as they are written; `page` is the nearest to what the ad says. */
export type MatchedPrice = { ad: string; page: string | null; state: 'same' | 'different' | 'missing' };
export type MatchedCurrency = { ad: Currency; page: Currency | null; state: 'same' | 'different' | 'missing' };

export type Match = {
  terms: MatchedTerm[];
  price: MatchedPrice | null;
  currency: MatchedCurrency | null;
  /** Of the weight of the terms, 0 to 1. */
  shares: { title: number; h1: number; start: number };
};

const mostTerms = 8;
/** A title has no room for more. */
const leading = 4;
/** What is seen without going far. */
const startWords = 300;
const startSigns = 6_000;
/** Sums are looked for so far. */
const moneySigns = 100_000;

/** The first words of a page, its title for browsers left out. */
const startOf = ({ lines }: PageRead): string =>
  lines
    .filter(({ at, place }) => at < startWords && place !== 'nav' && place !== 'footer')
    .map(({ text }) => text)
    .join('\n')
    .slice(0, startSigns);

/** Whether the page says again what the ad promised: its words by their stems, and its price. */
export function matchOf(page: PageRead, ad: AdText): Match {
  const start = startOf(page);
  const h1 = page.headings
    .filter(({ level }) => level === 1)
    .map(({ text }) => text)
    .join('\n');
  const [inTitle, inH1, inStart] = [page.title, h1, `${start}\n${h1}`].map(stemsOfText) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const terms = termsOf(ad).map(({ stem, text, weight }) => ({
    term: text,
    weight,
    inTitle: inTitle.has(stem),
    inH1: inH1.has(stem),
    inStart: inStart.has(stem),
  }));
  const first = terms.slice(0, leading);
  return {
    terms,
    ...moneyOf(page, ad),
    shares: {
      title: shareOf(first, ({ inTitle: is }) => is),
      h1: shareOf(first, ({ inH1: is }) => is),
      start: shareOf(terms, ({ inStart: is }) => is),
    },
  };
}

function shareOf(terms: readonly MatchedTerm[], is: (term: MatchedTerm) => boolean): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : terms.filter(is).reduce((sum, { weight }) => sum + weight, 0) / all;
}

/** What the ad is about, the weightiest first: its headline and its opening count most, then what it repeats. */
function termsOf({ headline, body, description }: AdText): { stem: string; text: string; weight: number }[] {
  const weights = new Map<string, { text: string; weight: number; order: number }>();
  const add = (text: string, weight: number) => {
    for (const { stem, text: said } of termsIn(withoutMoney(text))) {
      const known = weights.get(stem);
      if (known) known.weight += weight;
      else weights.set(stem, { text: said, weight, order: weights.size });
    }
  };
  const opening = /^[\s\S]{0,200}?[.!?…\n]|^[\s\S]{0,200}/.exec(body)?.[0] ?? '';
  add(headline ?? '', 3);
  add(opening, 2);
  add(body.slice(opening.length), 1);
  add(description ?? '', 1);
  return [...weights]
    .map(([stem, term]) => ({ stem, ...term }))
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .slice(0, mostTerms)
    .map(({ stem, text, weight }) => ({ stem, text, weight }));
}

/** Sums are compared by their value. */
const withoutMoney = (text: string): string =>
  amountsIn(text).reduce((rest, { text: sum }) => rest.replace(sum, ' '), text.replace(/https?:\/\/\S+/g, ' '));

function moneyOf(page: PageRead, { headline, body, description }: AdText): Pick<Match, 'price' | 'currency'> {
  const said = [headline, body, description].filter(Boolean).join('\n');
  const all = amountsIn(said);
  const asked = all.find((amount) => !isSaved(said, amount)) ?? all[0];
  if (!asked) return { price: null, currency: null };
  const isPrice = !isSaved(said, asked);
  const shown = amountsIn(
    page.lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, moneySigns),
  );
  const same = shown.find(({ value, currency }) => value === asked.value && currency === asked.currency);
  const nearest = same ?? (isPrice ? nearestTo(asked, shown) : undefined);
  const currency = shown.some((one) => one.currency === asked.currency) ? asked.currency : (shown[0]?.currency ?? null);
  return {
    price: { ad: asked.text, page: nearest?.text ?? null, state: same ? 'same' : nearest ? 'different' : 'missing' },
    currency: {
      ad: asked.currency,
      page: currency,
      state: currency === asked.currency ? 'same' : currency === null ? 'missing' : 'different',
    },
  };
}

/** « 300 € d’économies », « au lieu de 57 € »: not what one pays. */
function isSaved(said: string, { text }: Amount): boolean {
  const at = said.indexOf(text);
  const [before, after] = [said.slice(Math.max(0, at - 30), at), said.slice(at + text.length, at + text.length + 24)];
  return (
    /^ ?(?:d['’]|de )?(?:économ|econom|remise|réduc|reduc|offerts?|moins|cashback|gagn|bonus|aides?\b|prime)/i.test(
      after,
    ) || /(?:au lieu de|valeur|économis\w*|gagn\w*|prime de|remboursé\w*)[^.!?\d]{0,20}$/i.test(before)
  );
}

const nearestTo = ({ value }: Amount, shown: readonly Amount[]): Amount | undefined =>
  [...shown].sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))[0];
