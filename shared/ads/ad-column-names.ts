import type { ColumnNames } from '../imports/guess-columns.ts';
import type { AdField } from './imports.contract.ts';

const named = (names: string): string[] => names.trim().split(/,\s+/);

/** What files call the fields of an ad, in English and French; the first names win when a file has several. */
export const adColumnNames: ColumnNames<AdField> = {
  sourceId: named(`
    source id, ad archive id, ad library id, library id, ad id, archive id, creative id, id, identifiant annonce,
    id annonce, id de l annonce, identifiant de l annonce, identifiant, reference, adid, ad identifier,
    library identifier, id dans la bibliotheque, id de la bibliotheque, id bibliotheque,
    identifiant de la bibliotheque, identifiant dans la bibliotheque, identifiant de la publicite,
    id de la publicite, id publicite, id de l ad
  `),
  advertiserName: named(`
    advertiser name, page name, facebook page name, advertiser disclosed name, advertiser, brand name,
    nom de l annonceur, nom annonceur, annonceur, nom de la page, nom page, page, marque, brand, business name,
    competitor name, competitor, concurrent, nom du concurrent, entreprise, company, advertiser business name,
    advertiser legal name, organization name, nom de l entreprise, nom de la marque, nom de page, annonceurs
  `),
  advertiserId: named(`
    advertiser id, page id, facebook page id, business id, advertiser business id, id annonceur, id de l annonceur,
    identifiant annonceur, identifiant de l annonceur, id page, id de la page, identifiant de la page,
    advertiser page id, identifiant page
  `),
  advertiserUrl: named(`
    advertiser url, page url, facebook page url, page profile uri, advertiser website, website, url annonceur,
    url de l annonceur, url de la page, url page, lien de la page, site, site web
  `),
  headline: named(`
    headline, ad headline, title, ad title, link title, ad creative link title, ad creative link titles, titre,
    titre de l annonce, titre annonce, accroche, titre du lien, headlines, titles, titre de la publicite
  `),
  body: named(`
    body, ad body, primary text, ad primary text, ad creative body, ad creative bodies, body text, ad text, text,
    message, copy, ad copy, creative body, caption, content, texte, texte principal, texte de l annonce,
    texte annonce, corps, corps de l annonce, corps du texte, contenu, body copy, ad body text, ad message,
    texte de la publicite, texte publicitaire, contenu de la publicite, contenu de l annonce, message de l annonce
  `),
  description: named(`
    description, ad description, link description, ad creative link description, ad creative link descriptions,
    description du lien, description de l annonce
  `),
  callToAction: named(`
    call to action, cta, cta type, call to action type, ad cta, ad cta label, cta label, cta text, button,
    button text, bouton, appel a l action, libelle du bouton, texte du bouton, cta libelle, cta title, button label,
    bouton d action, texte du cta
  `),
  landingUrl: named(`
    landing url, landing page, landing page url, destination url, ad destination url, link url, final url,
    target url, link, website url, url de destination, url destination, page de destination, lien de destination,
    destination, lien, url, landing page link, link destination, lien du site, url du lien, url finale,
    page d atterrissage
  `),
  snapshotUrl: named(`
    snapshot url, ad snapshot url, ad library url, ad url, library url, creative page url, preview url,
    url de l annonce, url annonce, lien de l annonce, apercu, url de l apercu, lien bibliotheque, ad link,
    creative page, source url, lien vers la publicite, lien de la publicite, lien vers l annonce,
    url de la publicite, url bibliotheque
  `),
  mediaUrl: named(`
    media url, image url, video url, creative url, image, thumbnail url, thumbnail, media, url de l image,
    url image, url du media, url media, visuel, url du visuel, vignette, ad image url, ad image urls, image urls,
    video, videos, images
  `),
  platforms: named(`
    platforms, platform, publisher platforms, publisher platform, ad distribution platforms, distribution platforms,
    placements, placement, plateformes, plateforme, reseaux, reseau, supports, plateformes de diffusion,
    reseaux de diffusion
  `),
  format: named(`
    format, ad format, media type, ad media type, creative type, display format, ad format type, creative format,
    ad type, type de media, type de creation, format de l annonce, type, type d annonce, format publicitaire,
    format du media, format de la publicite
  `),
  languages: named('languages, language, ad language, lang, langues, langue, locale'),
  countries: named(`
    countries, country, target country, target countries, country code, reached countries, region code,
    ad reached countries, pays, pays de diffusion, pays cible, pays cibles, code pays, geo, regions,
    pays de ciblage, pays touches
  `),
  industry: named(`
    industry, sector, vertical, category, niche, secteur, industrie, categorie, secteur d activite
  `),
  startedAt: named(`
    started at, start date, ad start date, ad delivery start time, delivery start time, delivery start, start time,
    first shown, first shown date, started running on, launch date, start, date de debut, debut de diffusion,
    date debut, debut, date de lancement, lancement, premiere diffusion, date de diffusion, first seen,
    ad creation time, date de creation, created at, date, start date formatted, start date string, started, starts,
    starts on, start day, started running, ad start, run start, date started, date range start, begin date, begins,
    launched, launched on, launched at, launch day, live since, running since, active since, first shown on,
    first seen on, first served, first served timestamp, first impression, first impression date, date de demarrage,
    demarrage, debut de la diffusion, diffusee depuis, en ligne depuis, active depuis, lancee le, commence le,
    date de mise en ligne, mise en ligne, premiere vue, vue la premiere fois
  `),
  endedAt: named(`
    ended at, end date, ad end date, ad delivery stop time, delivery stop time, delivery stop, stop time, end time,
    last shown, last shown date, stop date, end, date de fin, fin de diffusion, date fin, fin, derniere diffusion,
    date d arret, last seen, end date formatted, end date string, ended, ends, ends on, ended on, end day, stop,
    stopped, stops, stopped at, stopped on, stopped running, ended running, ad end, ad stop, run end, date ended,
    date range end, finish date, finished, finished at, expires, expired at, expiry date, inactive since,
    removed at, until, last shown on, last seen on, last served, last served timestamp, last impression,
    last impression date, latest impression date, latest impression, fin de la diffusion, diffusee jusqu au,
    jusqu au, bis, fin le, delivery end, delivery end time, ad delivery end time, campaign end, campaign end date,
    fin de campagne, schedule end, ad schedule end time, last active, stopped date, deactivated at, inactive on,
    arretee, stoppee le, desactivee le, derniere diffusion le, termine le, terminee le, se termine le, arretee le, arret, arret de diffusion, date de retrait,
    retiree le, date d expiration, expiration, inactive depuis, derniere vue, vue la derniere fois
  `),
  reachLower: named(`
    reach lower, reach min, min reach, reach lower bound, reach, eu total reach, total reach, portee min,
    portee minimale, portee minimum, portee, portee ue, portee totale, couverture, unique users seen,
    reach unique users seen, users reached, personnes touchees, utilisateurs touches, portee dans l ue
  `),
  reachUpper: named(`
    reach upper, reach max, max reach, reach upper bound, portee max, portee maximale, portee maximum
  `),
  spendLower: named(`
    spend lower, spend min, min spend, spend lower bound, spend, amount spent, ad spend, cost, depense min,
    depense minimale, depenses min, depense minimum, depense, depenses, montant depense, spent, total spent,
    total spend, spend range min, depense totale, depenses totales
  `),
  spendUpper: named(`
    spend upper, spend max, max spend, spend upper bound, depense max, depense maximale, depenses max,
    depense maximum, spend range max
  `),
  currency: named('currency, spend currency, currency code, devise, monnaie'),
  impressionsLower: named(`
    impressions lower, impressions min, min impressions, impressions lower bound, impressions,
    times shown lower bound, impressions minimales, impressions minimum, affichages
  `),
  impressionsUpper: named(`
    impressions upper, impressions max, max impressions, impressions upper bound, times shown upper bound,
    impressions maximales, impressions maximum
  `),
  payer: named(`
    payer, paid for by, paid by, funding entity, bylines, byline, disclaimer, sponsor, payeur, paye par,
    finance par, financeur, finance, entite de financement, advertiser paid for by, paying advertiser name,
    qui paie, payee par, financee par, payeur de l annonce
  `),
  tags: named('tags, tag, labels, label, etiquettes, etiquette, mots cles, keywords'),
};
