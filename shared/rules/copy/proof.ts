import type { ProofType, TypedSpan } from './analysis.ts';
import { type Signs, typedSpans } from './match.ts';
import { quotationsIn } from './quotations.ts';
import { spanIn, type Texts } from './read-copy.ts';
import { stemsOf } from './stems.ts';

export const proofLabels: Record<ProofType, string> = {
  rating: 'Note',
  customers: 'Nombre de clients',
  testimonial: 'Témoignage',
  press: 'Presse',
  certification: 'Certification',
  guarantee: 'Garantie',
  study: 'Étude ou mesure',
  experience: 'Ancienneté',
  origin: 'Origine',
};

const many =
  "(?:\\d[\\d .,]{0,12}\\d|des (?:centaines|milliers|millions)|plus de \\d[\\d .,]{0,12})\\+? ?(?:k|m|mille|millions?|milliers)? ?(?:de |d')?";
const people =
  'clients?|clientes?|utilisateurs?|utilisatrices?|membres?|familles|entreprises|foyers|eleves|abonnes?|lecteurs|adherents|patients?|voyageurs|patrons|sportifs|proprietaires|equipes|boutiques|artisans|parents|telechargements|commandes|gamelles|boites|chantiers|toits|sejours|interventions|agences|apprenants|etudiants';

export const proofSigns: Signs<ProofType> = [
  {
    type: 'rating',
    stems: '0 avi tru',
    pattern:
      /\b[1-5](?:[.,]\d{1,2})? ?\/ ?5\b|\bnote[es]{0,2} [1-5](?:[.,]\d)?|\b(?:4|5)(?:[.,]\d)? etoiles?|\b\d[\d .]{0,8} ?\+? avis\b|\bavis (?:verifies|clients|google|trustpilot)\b|\btrustpilot\b/g,
  },
  {
    type: 'customers',
    stems:
      'cli uti mem fam ent foy ele abo lec adh pat voy spo pro equ bou art par tel com gam boi cha toi sej int age app etu sur emb deb',
    pattern: new RegExp(
      `\\b${many}(?:${people})\\b|\\b\\d (?:clientes?|clients?|embauches|debutants|[a-z]{4,14}s) sur (?:10|dix)\\b|\\bun [a-z]{4,12} sur deux\\b`,
      'g',
    ),
  },
  {
    type: 'testimonial',
    stems: 'tem ils nos',
    pattern: /\b(?:temoignages?|ils en parlent|nos clients (?:racontent|temoignent))\b/g,
  },
  {
    type: 'press',
    stems: 'vu vue vus mon fig ech par for cap bfm tf m vog que mil pre sel',
    pattern:
      /\bvue?s? (?:a la tele|sur (?:tf1|m6|france ?\d|bfm)|dans (?:la presse|le monde|elle|le figaro|les echos|capital))|\b(?:le monde|le figaro|les echos|le parisien|forbes|capital|bfm|tf1|m6|vogue|que choisir|60 millions de consommateurs) (?:en parle|l'a|nous)|\bla presse en parle\b|\bselon (?:le monde|que choisir|les echos)\b/g,
  },
  {
    type: 'certification',
    stems: 'cer lab hom agr bre eco oek got cos iso rge qua dip pra coa nor',
    pattern:
      /\b(?:certifie(?:e|s|es)?(?: (?:par )?[a-z]{2,14})?|labellise(?:e|s|es)?|homologue(?:e|s|es)?|agree(?:e|s|es)?|brevete(?:e|s|es)?|ecocert|ecolabel|oeko-tex|gots|cosmos organic|iso ?\d{4,5}|label (?:rouge|bio|rge|qualiopi|fsc)|rge|qualiopi|agriculture biologique|diplomes? d'etat|praticiens? diplomes?|coachs diplomes|norme (?:nf|ce))\b/g,
  },
  {
    type: 'guarantee',
    stems: 'sat gar rem ret ann ech tra jou',
    pattern:
      /\bsatisfaits? ou rembourses?(?: pendant \d{1,3} (?:jours|mois))?|\bgaranti(?:e|es|s)? (?:\d{1,2}|deux|trois|cinq|dix|a vie|pieces)(?: ?(?:ans?|mois|et main))?|\b(?:rembourse(?:e|s|ment)?|retours? (?:gratuits?|simples?|sous)|annulation gratuite|on rembourse|echange gratuit|travail garanti|garantie (?:decennale|constructeur|ecrite|de [a-z]{4,12}))\b|\b\d{1,3} jours (?:pour changer d'avis|satisfait)/g,
  },
  {
    type: 'study',
    stems: 'etu tes ess cli der sci mes sel vol mis dev pro 0',
    pattern:
      /\b(?:etudes?|tests?|essais) (?:cliniques?|independante?s?|scientifiques?|menee?s?|in vitro)|\b(?:cliniquement|dermatologiquement|scientifiquement) (?:prouve|teste)(?:e|s|es)?|\bteste(?:e|s|es)? (?:sur|par|en laboratoire|sous controle)|\bmesure(?:e|s|es)? (?:sur|en|par) |\bselon une etude|\b\d{1,3}(?:[.,]\d)? ?% (?:des (?:utilisat|client|femme|homme|personne|volontaire|eleve|patient|participant|inscrit|bien|sondes|cas|produit|entreprise)|de (?:nos |satisfaction|reussite|taux|clients|femmes|personnes))[a-z]{0,14}|\b\d{1,3}(?:[.,]\d)? ?% (?:recommandent|satisfaits?)|\bvolontaires\b|\bmis au point avec\b|\bdeveloppe(?:e|s)? avec\b|\bprouve(?:e|s|es)? par\b/g,
  },
  {
    type: 'experience',
    stems: 'dep ans gen mai n no exp',
    pattern:
      /\bdepuis (?:19|20)\d\d\b|\b(?:depuis|plus de|fort de) (?:\d{1,3}|deux|trois|dix|quinze|vingt|trente|quarante|cinquante) ans\b|\b(?:\d{1,3}|dix|quinze|vingt|trente) ans d'experience|\bde pere en fils|\b\d(?:e|eme) generation|\bmaison fondee\b|\bn ?°? ?1 (?:en|de|des|du)\b/g,
  },
  {
    type: 'origin',
    stems: 'fab con ass cou tis pro cul bra tor ima for imp mad ori ent mar sav fra art cir',
    pattern:
      /\b(?:fabrique|concu|assemble|cousu|tisse|produit|cultive|cousue|brasse|torrefie|imagine|forge|imprime)(?:e|s|es)? (?:en (?:france|europe|bretagne|normandie|alsace|italie|allemagne|suisse|belgique|espagne|provence|auvergne|savoie|vendee|ardeche|occitanie|corse)|dans (?:le|la|les|nos|notre) [a-z-]{3,16}|a (?!partir|la |base|l'|une? |votre|ta |ton |moitie|taille|froid|chaud|temps|partout|plusieurs)[a-z-]{3,16}|au (?:portugal|maroc|japon|pays))|\bmade in france\b|\b(?:origine|entreprise|marque|savoir-faire) (?:francaise?|france)\b|\b100 ?% francais(?:e)?\b|\bartisanal(?:e|es)?\b|\bcircuit court\b|\bproducteurs? loca(?:l|ux)\b/g,
  },
];
const signsFor = stemsOf(proofSigns);

/** What an ad brings to be believed. Stars alone say nothing that can be checked. */
export function proofsIn(texts: Texts): TypedSpan<ProofType>[] {
  const quoted = texts.fields.flatMap((field) =>
    quotationsIn(field.plain).map(({ text, index }) => ({
      type: 'testimonial' as const,
      label: proofLabels.testimonial,
      ...spanIn(field, index, index + text.trimEnd().length),
    })),
  );
  return [...quoted, ...typedSpans(texts, signsFor(texts.leads), proofLabels)].slice(0, most);
}
const most = 12;
