import type { ColumnNames } from '../imports/guess-columns.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { foldLabel } from '../kernel/fold.ts';
import type { SegmentType } from '../rules/day-counts.ts';
import type { CampaignPlatform } from './campaigns.rules.ts';
import { exportedCounters, exportedNames } from './export-columns.ts';
import { type ImportField, importFields } from './import-fields.ts';

/** Names of a single day; the others of `date` are where a period starts. */
export const dayNames = [
  ...['jour', 'day', 'date', 'by day', 'stat time day', 'gregorian date', 'ad date', 'report date', 'reporting date'],
  ...['date du rapport', 'segments date'],
];
const startNames = [
  ...['debut des rapports', 'reporting starts', 'start date in utc', 'start date', 'date start', 'date de debut'],
  ...['debut de la periode', 'period start'],
];

/** By field, how platforms call it, folded; the first names win where a file has several. */
const platformNames: Partial<Record<ImportField, string[]>> = {
  date: [...dayNames, ...startNames],
  dateEnd: ['fin des rapports', 'reporting ends', 'end date in utc', 'end date', 'date stop', 'date de fin'],
  campaign: ['nom de la campagne', 'campagne', 'campaign', 'campaign name', 'nom de campagne', 'campaign names'],
  campaignId: ['id de la campagne', 'id de campagne', 'campaign id', 'numero de la campagne', 'id campagne'],
  status: [
    ...['campaign status', 'campaign delivery', 'campaign state', 'statut de la campagne', 'diffusion de la campagne'],
    ...['etat de la campagne'],
  ],
  adSet: [
    ...['nom de l ensemble de publicites', 'ad set name', 'groupe d annonces', 'ad group', 'ad group name'],
    ...['nom du groupe d annonces', 'adgroup name', 'ad squad name', 'campaign group name'],
  ],
  ad: ['nom de la publicite', 'ad name', 'annonce', 'nom de l annonce', 'creative name', 'promoted pin name'],
  adId: ['id de la publicite', 'ad id', 'creative id', 'id de l annonce', 'numero de la publicite'],
  currency: ['devise', 'code de la devise', 'code devise', 'currency', 'currency code', 'account currency'],
  results: ['resultats', 'results'],
  resultType: ['indicateur de resultats', 'type de resultat', 'type de resultats', 'result type', 'result indicator'],
  costMicros: ['cost micros', 'metrics cost micros', 'cout en micros', 'cout micros'],
  spend: [
    ...['montant depense', 'amount spent', 'depense', 'depenses', 'cout', 'cost', 'spend', 'total spent'],
    ...['spend in account currency', 'total spend', 'spent', 'metrics cost'],
  ],
  impressions: ['impressions', 'impr', 'paid impressions', 'total impressions'],
  reach: ['couverture', 'reach'],
  // As our exports were once called.
  reach7d: ['couverture sur 7 jours'],
  reach28d: ['couverture sur 28 jours'],
  clicks: ['clics tous', 'clicks all', 'clics', 'clicks', 'total clicks', 'pin clicks'],
  linkClicks: [
    ...['clics sur un lien', 'clics sur le lien', 'link clicks', 'clicks destination', 'clics destination'],
    ...['outbound clicks', 'clics sortants', 'clicks to landing page', 'swipe ups'],
  ],
  landingPageViews: [
    ...['vues de page de destination', 'vues de la page de destination', 'landing page views'],
    ...['affichages de la page de destination'],
  ],
  engagements: ['engagement avec la publication', 'interactions avec la publication', 'post engagement', 'engagements'],
  videoViews3s: [
    ...['lectures de video de 3 secondes', '3 second video plays', '3 second video views'],
    ...['vues de video de 3 secondes'],
  ],
  videoViews15s: ['thru plays', 'thruplays', '15 second video views', 'lectures de video de 15 secondes'],
  videoViewsComplete: [
    ...['lectures de video a 100', 'video plays at 100', 'video views at 100', 'vues de video a 100'],
    ...['video completions', 'completions'],
  ],
  leads: ['prospects', 'leads'],
  addToCarts: ['ajouts au panier', 'adds to cart', 'add to cart', 'articles ajoutes au panier'],
  checkouts: ['paiements lances', 'checkouts initiated', 'initiate checkout', 'paiements inities'],
  conversions: [
    ...['achats', 'purchases', 'conversions', 'total conversions', 'complete payment', 'conv'],
    ...['achats sur le site web', 'website purchases'],
  ],
  revenue: [
    ...['valeur de conversion des achats', 'purchases conversion value', 'purchase conversion value', 'conv value'],
    ...['valeur de conv', 'total complete payment value', 'total conversion value', 'valeur de conversion'],
    ...[
      'conversion value',
      'revenue',
      'chiffre d affaires',
      'chiffre d affaires attribue',
      'total value',
      'sale amount',
    ],
  ],
};

const ownNames: Partial<Record<ImportField, Record<string, string>>> = { ...exportedNames, ...exportedCounters };

/** How files call each field: as platforms do, as our exports do, as our contract does. */
export const importColumnNames = () =>
  Object.fromEntries(
    importFields.map((field) => [
      field,
      [
        ...new Set([
          ...(platformNames[field] ?? []),
          ...Object.values(ownNames[field] ?? {}).map(foldLabel),
          foldLabel(field),
        ]),
      ],
    ]),
  ) as ColumnNames<ImportField>;

/** What a column cuts figures by, the first of those that a file has. */
export const segmentNames: Record<SegmentType, string[]> = {
  device: ['appareil', 'device', 'device type', 'type d appareil', 'impression device', 'appareil d impression'],
  age_gender: ['age', 'sexe', 'gender', 'genre', 'tranche d age', 'age range'],
  country: ['pays', 'country', 'pays territoire', 'country territory'],
  region: ['region'],
  placement: ['placement', 'placements', 'emplacement'],
  publisher: ['plateforme', 'platform', 'publisher platform', 'plateforme de diffusion'],
};

/** Names of columns that one platform alone gives, in the order in which they are looked for. */
export const platformSigns: [CampaignPlatform, string[]][] = [
  ['tiktok', ['by day', 'stat time day', 'clicks destination', 'total complete payment value', 'complete payment']],
  ['linkedin', ['start date in utc', 'total spent', 'clicks to landing page', 'campaign group name']],
  ['snapchat', ['swipe ups', 'paid impressions', 'ad squad name']],
  ['pinterest', ['spend in account currency', 'pin clicks', 'outbound clicks', 'promoted pin name']],
  [
    'meta',
    [
      ...['montant depense', 'amount spent', 'nom de l ensemble de publicites', 'ad set name', 'debut des rapports'],
      ...['reporting starts', 'indicateur de resultats', 'result indicator', 'couverture', 'nom de la publicite'],
    ],
  ],
  ['microsoft', ['gregorian date', 'campaign type microsoft', 'account number', 'ad distribution']],
  [
    'google',
    [
      ...['cost micros', 'metrics cost micros', 'impr', 'conv value', 'valeur de conv', 'currency code'],
      ...['code de la devise', 'etat de la campagne', 'campaign state'],
    ],
  ],
];

/** What a file's name says of its platform. */
export const platformLabels: [CampaignPlatform, RegExp][] = [
  ['meta', /facebook|meta|instagram|\bfb\b/i],
  ['google', /google|adwords/i],
  ['tiktok', /tik.?tok/i],
  ['linkedin', /linked.?in/i],
  ['snapchat', /snap/i],
  ['pinterest', /pinterest/i],
  ['microsoft', /microsoft|bing/i],
];

export const segmentTypeNames = keysOf(segmentNames);
