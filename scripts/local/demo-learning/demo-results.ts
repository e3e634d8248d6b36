import { type AdFormat, type AdPlatform, adFormats, adPlatforms } from '../../../shared/ads/ads.rules.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { typeset } from '../demo-library/french.ts';
import { type BrandWords, brandWords, type Opening, openingNames } from './demo-words.ts';

/** A text that the generator wrote for a brand: an ad of it bears its key. */
export type KeyedText = { key: string; text: string; headline: string };

/** What goes with more clicks, as a factor, and is there to be found: the rest of what ads differ by is theirs alone. */
const effects: Record<string, number> = {
  'hook:question': 1.3,
  'hook:promise': 0.8,
  'proof:rating': 1.35,
  'offer:free_shipping': 1.25,
  'length:medium': 0.85,
  'format:video': 1.35,
  'format:carousel': 0.85,
  'audience:Reciblage': 1.45,
};
const spreadOfAds = 0.25;

const platforms: Partial<Record<AdPlatform, { rate: number; costOfThousand: number }>> = {
  facebook: { rate: 0.0115, costOfThousand: 8.9 },
  instagram: { rate: 0.0095, costOfThousand: 7.8 },
  tiktok: { rate: 0.0085, costOfThousand: 4.9 },
};
const adsOfBrand = 92;

const columns = [
  ...['Jour', 'Nom de la campagne', 'Nom de la publicité', 'Plateforme', 'Format', 'Audience', 'Texte principal'],
  ...['Titre', 'Appel à l’action', 'Impressions', 'Clics sur un lien', 'Montant dépensé (EUR)', 'Achats'],
  ...['Valeur de conversion des achats', 'Lectures de vidéo de 3 secondes'],
];

/** What the ads of each brand did up to a day, as a table that a platform gives: invented, but for texts that were written here. */
export const demoResults = (today: string, written: (brand: string) => readonly KeyedText[]) =>
  brandWords.map((words) => ({
    brand: words.brand,
    label: `Résultats ${words.brand}.csv`,
    csv: [columns, ...linesOf(words, today, written(words.brand))].map(lineOf).join('\r\n'),
  }));

type Line = (string | number)[];
type DemoAd = {
  name: string;
  text: string;
  headline: string;
  platform: AdPlatform;
  format: AdFormat;
  audience: string;
  /** Of the whole of its days. */
  impressions: number;
};

function linesOf(words: BrandWords, today: string, written: readonly KeyedText[]): Line[] {
  const own = Array.from({ length: adsOfBrand }, (_, at) => composed(words, at));
  const keyed = written.map((text, at) => ofGenerator(words, text, at));
  return [...own, ...keyed].flatMap((ad) => daysOf(words, ad, today));
}

function composed(words: BrandWords, at: number): DemoAd {
  const chances = new Seeded(`${words.brand}, ad ${at}`);
  const opening = chances.weighted<Opening>({ question: 4, pain: 3, number: 3, promise: 4 });
  const platform = chances.weighted<AdPlatform>({ facebook: 5, instagram: 4, tiktok: 2 });
  const format = platform === 'tiktok' ? 'video' : chances.weighted<AdFormat>({ image: 5, video: 4, carousel: 3 });
  const sentences = [
    chances.pick(words.openings[opening]),
    ...chances.some(words.facts, chances.chance(0.45) ? 3 : 1),
    ...(chances.chance(0.4) ? [words.proof] : []),
    ...(chances.chance(0.4) ? [words.shipping] : []),
    chances.pick(words.closings),
  ];
  return {
    name: `${adFormats[format]} | ${openingNames[opening]} | ${words.product} ${at + 1}`,
    text: typeset(sentences.join(' ')),
    headline: words.product,
    ...{ platform, format, audience: chances.pick(['Prospection', 'Prospection', 'Reciblage']) },
    impressions: Math.round(17_000 * chances.factor(1.5)),
  };
}

/** Shown as much as it takes to tell them apart, but for the last one. */
const ofGenerator = ({ product }: BrandWords, { key, text, headline }: KeyedText, at: number): DemoAd => ({
  ...{ name: `Image | ${product} · ${key}`, text, headline: headline || product },
  ...{ platform: 'facebook', format: 'image', audience: 'Prospection' },
  impressions: at === 5 ? 6_000 : 34_000 + 700 * at,
});

function daysOf({ brand, basket }: BrandWords, ad: DemoAd, today: string): Line[] {
  const chances = new Seeded(`${brand}, ${ad.name}`);
  const { rate, costOfThousand } = platforms[ad.platform] ?? { rate: 0.01, costOfThousand: 8 };
  const clicksOfThousand = 1_000 * rate * effectOf(ad) * Math.exp(spreadOfAds * chances.bell());
  const days = chances.int(6, 14);
  const first = chances.int(days + 2, 170);
  const watched = ad.format === 'video' ? 0.24 * chances.factor(1.2) : null;
  return Array.from({ length: days }, (_, at): Line => {
    const impressions = Math.round((ad.impressions / days) * chances.factor(1.2));
    const clicks = Math.min(impressions, chances.count((impressions * clicksOfThousand) / 1_000));
    const sales = Math.min(clicks, chances.count(clicks * (basket > 500 ? 0.008 : 0.034)));
    const said = at === 0 ? [ad.text, ad.headline, 'En savoir plus'] : ['', '', ''];
    return [
      ...[addDays(today, at - first), `FR | Ventes | ${brand}`, ad.name, adPlatforms[ad.platform]],
      ...[adFormats[ad.format], ad.audience, ...said, impressions, clicks],
      ...[money((impressions / 1_000) * costOfThousand * chances.factor(1.1)), sales],
      ...[money(sales * basket * chances.factor(1.15)), watched === null ? '' : Math.round(impressions * watched)],
    ];
  });
}

function effectOf({ text, headline, format, audience }: DemoAd): number {
  const bits = featuresOf({ body: text, headline, format });
  const had = featureValues.filter((_, at) => hasFeature(bits, at)).map(({ feature, value }) => `${feature}:${value}`);
  return [...had, `audience:${audience}`].reduce((product, feature) => product * (effects[feature] ?? 1), 1);
}

const money = (amount: number): string => amount.toFixed(2).replace('.', ',');

const lineOf = (cells: Line): string =>
  cells.map((cell) => (/[;"\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(';');
