import type { CatalogueAd } from '../../functions/ads/engine/catalogue-ad.ts';
import {
  type AdFormat,
  type AdPlatform,
  adFormats,
  adPlatforms,
  callToActions,
  type Industry,
  industries,
} from '../../shared/ads/ads.rules.ts';
import { dayMs } from '../../shared/kernel/day.ts';

/** Words of French ads, the most frequent first. */
const frequent =
  `de et la le les pour votre à en des vous une un avec nos du sur dans notre plus votre vos est ce au par
découvrez offre livraison gratuite nouvelle collection maintenant profitez qualité prix dès jusqu’à euros jours semaine
aujourd’hui commandez essai gratuit sans engagement promo soldes remise meilleure été hiver printemps automne noël france
français naturel bio peau cheveux soin visage crème sérum chaussures running femme homme enfant bébé maison jardin cuisine
meuble canapé lit matelas sommeil bureau lampe décoration cadeau bijoux bague collier montre sac cuir robe jean veste
manteau pull chemise lunettes soleil voyage vol hôtel séjour plage montagne ski camping location vacances famille chien
chat croquettes animaux vélo électrique voiture occasion garage pneus assurance mutuelle banque crédit compte épargne
investir immobilier appartement achat vente estimation agence formation métier emploi carrière coach anglais école étudiant
application téléchargez gratuitement jeu jouer gagner concours inscription abonnement box mois rendez-vous devis artisan
travaux rénovation isolation chauffage pompe chaleur panneaux solaires énergie économies facture fenêtre toiture salle bain
fitness sport musculation programme minceur recette repas livré domicile restaurant pizza burger sushi café thé chocolat
vin bière fromage fruits légumes frais local producteur ferme santé médecin dentaire optique audition complément vitamines
énergie collagène digestion stress sérénité yoga méditation massage spa beauté maquillage rouge lèvres parfum vernis
smartphone ordinateur tablette casque enceinte télévision photo imprimante logiciel entreprise facturation comptabilité
clients équipe gestion site internet boutique ligne vendre marketing publicité réseaux sociaux vidéo contenu créateur
marque lancement édition limitée stock rupture dernières pièces garantie satisfait remboursé retour paiement plusieurs fois
avis clients étoiles recommandé numéro élu produit année simple rapide efficace innovant durable écologique recyclé
fabriqué artisanal authentique élégant confortable léger résistant imperméable chaud doux pratique compact puissant`
    .split(/\s+/)
    .filter((word) => word !== '');

const syllables =
  'ba bi bo cal cor da di dou fa fi ga ji ka la li lo ma mi mo na ni no pa per po ra ri ro sa si ta ti tor va vi vo za zen zo lux nov eco bel'.split(
    ' ',
  );

/** Always the same numbers, between 0 and 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const made: string[] = [];

/** A made-up word, the same for the same number. */
function rareWord(number: number): string {
  const known = made[number];
  if (known !== undefined) return known;
  const parts: string[] = [];
  for (let left = number + 40; left > 0; left = Math.floor(left / syllables.length)) {
    parts.push(syllables[left % syllables.length] ?? '');
  }
  const word = parts.join('');
  made[number] = word;
  return word;
}

const rareWords = 300_000;

/** A word of an ad: by Zipf's law over the frequent words and then the made-up ones, so most are frequent. */
export function adWord(random: () => number): string {
  const rank = Math.floor((frequent.length + rareWords) ** random()) - 1;
  return frequent[rank] ?? rareWord(rank - frequent.length);
}

const firstDay = Date.UTC(2024, 0, 1);
export const benchToday = '2026-11-21';
const days = Math.floor((Date.parse(benchToday) - firstDay) / dayMs);

const keys = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[];
const platforms: AdPlatform[] = keys(adPlatforms);
const formats: AdFormat[] = keys(adFormats);
const sectors: Industry[] = keys(industries);
const actions = keys(callToActions);
const countries = ['FR', 'FR', 'FR', 'FR', 'FR', 'BE', 'CH', 'LU', 'CA', 'MA', 'DE', 'ES', 'IT'];
const duplicateShare = 0.15;

/** Ads like those of the French market: words by Zipf's law, facets of uneven sizes, near duplicates. Always the same. */
export function* syntheticAds(count: number): Iterable<CatalogueAd> {
  const random = seededRandom(42);
  const advertisers = Math.max(20, Math.floor(count / 50));
  let original: CatalogueAd | null = null;
  for (let number = 0; number < count; number++) {
    const own = ownPart(number, random);
    if (original !== null && random() < duplicateShare) {
      yield { ...original, ...own, body: `${original.body} !` };
      continue;
    }
    original = { ...sharedPart(number, Math.floor(advertisers * random() ** 2.5), random), ...own };
    yield original;
  }
}

type Random = () => number;
type OwnPart = Pick<CatalogueAd, 'id' | 'sourceId' | 'startedAt' | 'endedAt' | 'createdAt' | 'updatedAt'>;

/** What near duplicates do not share. */
function ownPart(number: number, random: Random): OwnPart {
  const started = firstDay + Math.floor(days * random() ** 0.7) * dayMs;
  const ended = started + Math.floor(90 * random() ** 2) * dayMs;
  const runs = random() < 0.25 || ended > Date.parse(benchToday);
  const createdAt = new Date(started + Math.floor(random() * dayMs)).toISOString();
  return {
    id: `ad_${base32(1_700_000_000_000 + number * 977, 10)}${base32(Math.floor(random() * 2 ** 48), 16)}`,
    sourceId: String(10 ** 15 + number * 7919),
    startedAt: createdAt.slice(0, 10),
    endedAt: runs ? null : new Date(ended).toISOString().slice(0, 10),
    createdAt,
    updatedAt: createdAt,
  };
}

const base32 = (number: number, length: number) => number.toString(32).toUpperCase().padStart(length, '0');

function sharedPart(number: number, advertiser: number, random: Random): Omit<CatalogueAd, keyof OwnPart> {
  const pick = <T>(list: readonly T[], skew = 1): T => list[Math.floor(list.length * random() ** skew)] as T;
  const maybe = <T>(chance: number, value: () => T): T | null => (random() < chance ? value() : null);
  const words = (least: number, most: number) =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => adWord(random)).join(' ');
  const site = rareWord(advertiser * 7);
  return {
    source: 'meta',
    advertiser: {
      id: `adv_${advertiser}`,
      name: `${site} ${frequent[(advertiser * 31) % frequent.length]}`,
      url: `https://www.${site}.example`,
    },
    platforms: [...new Set([pick(platforms, 3), pick(platforms, 3), pick(platforms, 2)])],
    format: pick(formats, 1.5),
    headline: maybe(0.9, () => words(3, 7)),
    body: words(15, 38),
    description: maybe(0.5, () => words(4, 10)),
    callToAction: maybe(0.95, () => pick(actions, 2.5)),
    landingUrl: `https://www.${site}.example/${rareWord(Math.floor(random() * 5000))}`,
    snapshotUrl: `https://www.facebook.com/ads/library/?id=${10 ** 15 + number * 7919}`,
    media: [
      { type: 'image', url: `/media/${base32(Math.floor(random() * 2 ** 40), 8)}.webp`, width: 1080, height: 1080 },
    ],
    languages: [maybe(0.1, () => pick(['en', 'nl', 'de', 'es', 'ar'])) ?? 'fr'],
    countries: [...new Set([pick(countries), pick(countries, 2)])],
    industry: maybe(0.9, () => pick(sectors, 1.5)),
    reach: maybe(0.6, () => reach(Math.floor(10 ** (2 + 4 * random())), random)),
    spend: maybe(0.3, () => ({ lower: 100, upper: 199, currency: 'EUR' })),
    impressions: null,
    audience: null,
    payer: null,
    tags: [],
    version: 1,
    groupKey: `adv_${advertiser}.${number}`,
  };
}

const reach = (lower: number, random: Random) => ({ lower, upper: random() < 0.5 ? lower : lower * 2 });
