import type { AdField } from '../contract/ads-imports.ts';
import { type ColumnNames, columnGuesser } from './guess-columns.ts';

/** What files call each field, in English and French; the first names win when a file has several. */
const columnNames: ColumnNames<AdField> = {
  sourceId: [
    ...['source id', 'ad archive id', 'ad library id', 'library id', 'ad id', 'archive id', 'creative id', 'id'],
    ...['identifiant annonce', 'id annonce', 'id de l annonce', 'identifiant de l annonce', 'identifiant', 'reference'],
  ],
  advertiserName: [
    ...['advertiser name', 'page name', 'facebook page name', 'advertiser disclosed name', 'advertiser', 'brand name'],
    ...['nom de l annonceur', 'nom annonceur', 'annonceur', 'nom de la page', 'nom page', 'page', 'marque', 'brand'],
    ...['business name', 'competitor name', 'competitor', 'concurrent', 'nom du concurrent', 'entreprise', 'company'],
  ],
  advertiserId: [
    ...['advertiser id', 'page id', 'facebook page id', 'business id', 'advertiser business id'],
    ...['id annonceur', 'id de l annonceur', 'identifiant annonceur', 'identifiant de l annonceur', 'id page'],
    ...['id de la page', 'identifiant de la page'],
  ],
  advertiserUrl: [
    ...['advertiser url', 'page url', 'facebook page url', 'page profile uri', 'advertiser website', 'website'],
    ...['url annonceur', 'url de l annonceur', 'url de la page', 'url page', 'lien de la page', 'site', 'site web'],
  ],
  headline: [
    ...[
      'headline',
      'ad headline',
      'title',
      'ad title',
      'link title',
      'ad creative link title',
      'ad creative link titles',
    ],
    ...['titre', 'titre de l annonce', 'titre annonce', 'accroche', 'titre du lien'],
  ],
  body: [
    ...['body', 'ad body', 'primary text', 'ad primary text', 'ad creative body', 'ad creative bodies', 'body text'],
    ...[
      'ad text',
      'text',
      'message',
      'copy',
      'ad copy',
      'creative body',
      'caption',
      'content',
      'texte',
      'texte principal',
    ],
    ...['texte de l annonce', 'texte annonce', 'corps', 'corps de l annonce', 'corps du texte', 'contenu'],
  ],
  description: [
    ...['description', 'ad description', 'link description', 'ad creative link description'],
    ...['ad creative link descriptions', 'description du lien', 'description de l annonce'],
  ],
  callToAction: [
    ...['call to action', 'cta', 'cta type', 'call to action type', 'ad cta', 'ad cta label', 'cta label', 'cta text'],
    ...['button', 'button text', 'bouton', 'appel a l action', 'libelle du bouton', 'texte du bouton', 'cta libelle'],
  ],
  landingUrl: [
    ...['landing url', 'landing page', 'landing page url', 'destination url', 'ad destination url', 'link url'],
    ...[
      'final url',
      'target url',
      'link',
      'website url',
      'url de destination',
      'url destination',
      'page de destination',
    ],
    ...['lien de destination', 'destination', 'lien', 'url'],
  ],
  snapshotUrl: [
    ...[
      'snapshot url',
      'ad snapshot url',
      'ad library url',
      'ad url',
      'library url',
      'creative page url',
      'preview url',
    ],
    ...['url de l annonce', 'url annonce', 'lien de l annonce', 'apercu', 'url de l apercu', 'lien bibliotheque'],
  ],
  mediaUrl: [
    ...['media url', 'image url', 'video url', 'creative url', 'image', 'thumbnail url', 'thumbnail', 'media'],
    ...['url de l image', 'url image', 'url du media', 'url media', 'visuel', 'url du visuel', 'vignette'],
  ],
  platforms: [
    ...['platforms', 'platform', 'publisher platforms', 'publisher platform', 'ad distribution platforms'],
    ...[
      'distribution platforms',
      'placements',
      'placement',
      'plateformes',
      'plateforme',
      'reseaux',
      'reseau',
      'supports',
    ],
  ],
  format: [
    ...['format', 'ad format', 'media type', 'ad media type', 'creative type', 'display format', 'ad format type'],
    ...[
      'creative format',
      'ad type',
      'type de media',
      'type de creation',
      'format de l annonce',
      'type',
      'type d annonce',
    ],
  ],
  languages: ['languages', 'language', 'ad language', 'lang', 'langues', 'langue', 'locale'],
  countries: [
    ...[
      'countries',
      'country',
      'target country',
      'target countries',
      'country code',
      'reached countries',
      'region code',
    ],
    ...['ad reached countries', 'pays', 'pays de diffusion', 'pays cible', 'pays cibles', 'code pays', 'geo'],
  ],
  industry: [
    'industry',
    'sector',
    'vertical',
    'category',
    'niche',
    'secteur',
    'industrie',
    'categorie',
    'secteur d activite',
  ],
  startedAt: [
    ...['started at', 'start date', 'ad start date', 'ad delivery start time', 'delivery start time', 'delivery start'],
    ...['start time', 'first shown', 'first shown date', 'started running on', 'launch date', 'start', 'date de debut'],
    ...['debut de diffusion', 'date debut', 'debut', 'date de lancement', 'lancement', 'premiere diffusion'],
    ...['date de diffusion', 'first seen', 'ad creation time', 'date de creation', 'created at', 'date'],
  ],
  endedAt: [
    ...['ended at', 'end date', 'ad end date', 'ad delivery stop time', 'delivery stop time', 'delivery stop'],
    ...[
      'stop time',
      'end time',
      'last shown',
      'last shown date',
      'stop date',
      'end',
      'date de fin',
      'fin de diffusion',
    ],
    ...['date fin', 'fin', 'derniere diffusion', 'date d arret', 'last seen'],
  ],
  reachLower: [
    ...['reach lower', 'reach min', 'min reach', 'reach lower bound', 'reach', 'eu total reach', 'total reach'],
    ...['portee min', 'portee minimale', 'portee minimum', 'portee', 'portee ue', 'portee totale', 'couverture'],
  ],
  reachUpper: [
    ...['reach upper', 'reach max', 'max reach', 'reach upper bound'],
    ...['portee max', 'portee maximale', 'portee maximum'],
  ],
  spendLower: [
    ...['spend lower', 'spend min', 'min spend', 'spend lower bound', 'spend', 'amount spent', 'ad spend', 'cost'],
    ...['depense min', 'depense minimale', 'depenses min', 'depense minimum', 'depense', 'depenses', 'montant depense'],
  ],
  spendUpper: [
    ...['spend upper', 'spend max', 'max spend', 'spend upper bound'],
    ...['depense max', 'depense maximale', 'depenses max', 'depense maximum'],
  ],
  currency: ['currency', 'spend currency', 'currency code', 'devise', 'monnaie'],
  impressionsLower: [
    ...['impressions lower', 'impressions min', 'min impressions', 'impressions lower bound', 'impressions'],
    ...['times shown lower bound', 'impressions minimales', 'impressions minimum', 'affichages'],
  ],
  impressionsUpper: [
    ...['impressions upper', 'impressions max', 'max impressions', 'impressions upper bound'],
    ...['times shown upper bound', 'impressions maximales', 'impressions maximum'],
  ],
  payer: [
    ...['payer', 'paid for by', 'paid by', 'funding entity', 'bylines', 'byline', 'disclaimer', 'sponsor'],
    ...['payeur', 'paye par', 'finance par', 'financeur', 'finance', 'entite de financement'],
  ],
  tags: ['tags', 'tag', 'labels', 'label', 'etiquettes', 'etiquette', 'mots cles', 'keywords'],
};

/** What each column of a file of ads seems to hold. */
export const guessColumns = columnGuesser(columnNames);
