import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import { upperFirst } from '../../../shared/kernel/first-letter.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { quotesOf } from './brief.ts';
import type { Look } from './creative/canvas.ts';
import { drawMedia } from './creative/draw.ts';
import type { LayoutName } from './creative/layouts.ts';
import { palettes } from './creative/palettes.ts';
import { daysAfter } from './days.ts';
import { figuresOf } from './figures.ts';
import { euros, spoken, typeset } from './french.ts';
import { type Idea, nextIdea } from './idea.ts';
import { type Advertiser, type Lexicon, readLexicons } from './lexicon.ts';
import { libraryDays, type Run } from './lifecycles.ts';
import { countriesOf, formatOf, platformsOf, shapes } from './media-plan.ts';

const libraryAds = 5_000;
/** How many ads an advertiser has beside the others, by its budget. */
const weightOfTier = [16, 29, 42, 64, 98];

/** The demo library as of a day: the same day gives the same ads, another day the same ads at other dates. */
export function* demoAds(today: string): Generator<AdContent> {
  const everyone = readLexicons().flatMap((lexicon) =>
    lexicon.advertisers.map((advertiser) => ({ lexicon, advertiser })),
  );
  const weights = everyone.map(({ advertiser }) => weightOfTier[advertiser.tier - 1] ?? 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  for (const [at, { lexicon, advertiser }] of everyone.entries()) {
    const from = Math.round((before / total) * libraryAds);
    before += weights[at] ?? 0;
    yield* adsOf(lexicon, advertiser, Math.round((before / total) * libraryAds) - from, today, at);
  }
}

function* adsOf(
  lexicon: Lexicon,
  advertiser: Advertiser,
  count: number,
  today: string,
  rank: number,
): Generator<AdContent> {
  const said = new Set<string>();
  const firstDay = daysAfter(today, -new Seeded(`${advertiser.site}/first`).int(260, libraryDays - 1));
  for (let made = 0, thought = 0; made < count; thought++) {
    const idea = nextIdea({ lexicon, advertiser, today, firstDay }, said, `${advertiser.site}/${thought}`);
    for (const run of idea.runs.slice(0, count - made)) {
      made += 1;
      yield adOf(idea, run, `demo-${advertiser.site}-${String(made).padStart(3, '0')}`, today, rank);
    }
  }
}

function adOf(idea: Idea, run: Run, sourceId: string, today: string, rank: number): AdContent {
  const { brief, copy, hook, language, fate } = idea;
  const { advertiser, lexicon, moment, product, callToAction } = brief;
  const chances = new Seeded(sourceId);
  const platforms = platformsOf(lexicon, chances);
  const { format, shape } = formatOf(platforms, chances);
  const look = lookOf(idea, shapes[shape], rank);
  const home = `https://www.${advertiser.site}.example`;
  return {
    source: 'demo',
    sourceId,
    advertiser: { id: `demo-${advertiser.site}`, name: advertiser.name, url: home },
    platforms,
    format,
    headline: copy.headline,
    body: copy.body,
    description: copy.description,
    callToAction,
    landingUrl: `${home}/${slug(product.short)}?utm_source=${platforms[0]}&utm_campaign=${slug(moment?.name ?? hook)}`,
    snapshotUrl: null,
    media: drawMedia(look, layoutFor(idea, look, chances), format, chances.int(9, 45)),
    languages: [language],
    countries: language === 'fr' || advertiser.country !== 'FR' ? countriesOf(advertiser, chances) : ['FR'],
    industry: lexicon.industry,
    ...run,
    ...figuresOf({ lexicon, advertiser, fate }, run, today, chances),
    payer: chances.chance(0.9) ? payerOf(advertiser) : null,
    tags: moment ? [hook, moment.name] : [hook],
  };
}

/** Whatever the machine has, for what is said small. */
const fonts = [
  'Helvetica Neue,Helvetica,Arial,sans-serif',
  'Avenir Next,Futura,Arial,sans-serif',
  'Arial Narrow,Liberation Sans Narrow,Arial,sans-serif',
  'Trebuchet MS,Gill Sans,Arial,sans-serif',
];

const faces = ['bold', 'extraBold', 'semiBold', 'black'] as const;

function lookOf({ brief, copy }: Idea, size: { width: number; height: number }, rank: number): Look {
  const { advertiser, product } = brief;
  const said = (text: string) => typeset(spoken(text, advertiser.voice));
  const { text, who } = brief.chances.pick(quotesOf(brief));
  const currency = (amount: string) => typeset(advertiser.country === 'CH' ? amount.replace('€', 'CHF') : amount);
  return {
    ...size,
    palette: palettes[(rank * 7) % palettes.length] ?? (palettes[0] as Look['palette']),
    font: fonts[rank % fonts.length] ?? '',
    face: faces[rank % faces.length] ?? 'bold',
    brand: advertiser.name,
    shape: product.shape,
    poster: copy.poster,
    short: typeset(product.short),
    price: product.price === null ? null : currency(euros(product.price)),
    facts: product.facts.map((fact) => upperFirst(said(fact))),
    before: upperFirst(said(product.before)),
    after: upperFirst(said(product.after)),
    quote: { text: said(`« ${text} »`), who },
  };
}

const ownLayouts: Partial<Record<Idea['hook'], LayoutName>> = {
  Témoignage: 'quote',
  'Avant / après': 'beforeAfter',
  Comparaison: 'beforeAfter',
  Liste: 'list',
};

/** A picture that says the same as the text, most of the time; French words only beside French ones. */
function layoutFor({ hook, language }: Idea, look: Look, chances: Seeded): LayoutName {
  const own = ownLayouts[hook];
  if (own && language === 'fr' && look.height >= look.width && chances.chance(0.75)) return own;
  const priced = look.price !== null || /%/.test(look.poster[0] ?? '');
  return chances.weighted({ type: 3, split: 4, product: 4, price: priced ? 3 : 0 });
}

const legalForms = { FR: ['SAS', 'SARL'], BE: ['SRL'], CH: ['Sàrl', 'SA'], LU: ['SA'] };

const payerOf = ({ name, site, country }: Advertiser) =>
  `${name} ${new Seeded(`${site}/payer`).pick(legalForms[country])}`;

const slug = (text: string) =>
  fold(text)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
