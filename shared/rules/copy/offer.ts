import type { OfferType, TypedSpan } from './analysis.ts';
import { type Signs, typedSpans } from './match.ts';
import type { Texts } from './read-copy.ts';
import { stemsOf } from './stems.ts';
import { endsOn } from './urgency.ts';

export const offerLabels: Record<OfferType, string> = {
  discount: 'Remise',
  free_shipping: 'Livraison offerte',
  free_trial: 'Essai gratuit',
  free: 'Gratuité',
  gift: 'Cadeau',
  bundle: 'Lot',
  instalments: 'Paiement en plusieurs fois',
  price: 'Prix',
  code: 'Code promo',
  deadline: 'Date limite',
};

const currency = '(?:€|eur(?:os?)?\\b|chf\\b|\\$|£)';
const unit = '(?:jours?|semaines?|mois|heures?|h|nuits?)';
const number = '(?:\\d{1,3}|une?|deux|trois|quatre|sept|dix|quatorze|quinze|trente)';

/** Those of shops, not of leave, of an account or of a till: « les soldes se calculent seuls », « soldes de congés ». */
const sales =
  "(?<!\\b(?:conges?|absences?|rtt|compteurs?|comptes?|tresorerie)\\b[^.!?\\n]{0,60})\\bsoldes\\b(?! (?:se (?!termin|finiss|prolong|poursuiv)|(?:de |des |du |d')?(?:conges?|absences?|rtt|comptes?|tout compte|paie|heures|clients?|fournisseurs?)|(?:sont |toujours )*(?:calcules?|a jour|restants?|visibles?|justes?|exacts?|bancaires?|negatifs?|positifs?)))";

export const offerSigns: Signs<OfferType> = [
  {
    type: 'discount',
    stems: '0 moi dem tar pri rem fra sol pro',
    pattern: new RegExp(
      `(?<![\\w,.])-\\d{1,2}(?:[.,]\\d)? ?(?:%|${currency})|(?<![\\w-])\\d{1,2} ?% (?:de |d')?(?:reduction|remise|rabais|economie|moins cher|offerts?|sur (?:tout|votre|ta|la|le|les|vos|une))|\\d[\\d .,]{0,7} ?${currency} (?:de )?(?:reduction|remise|offerts?|d'economies?|de moins)|\\b(?:a |la )moitie prix|\\bmoitie[- ]prix|\\b(?:demi-tarif|tarif reduit|prix casse|prix barre|remise de|frais (?:de notaire )?reduits)|\\bau lieu de \\d[\\d .,]{0,9} ?${currency}|\\bremise\\b|${sales}|\\bpromo(?:tion)?s?\\b`,
      'g',
    ),
  },
  {
    type: 'free_shipping',
    stems: 'gra off inc',
    pattern:
      /\b(?:livraison|port|frais de port|expedition|envoi|deplacement|retours?|livraison et retours)(?: a domicile| express| standard| en [a-z]{3,10}| et retours?)? (?:sont |est )?(?:gratuite?s?|offerte?s?|inclus(?:e|es)?)/g,
  },
  {
    type: 'free_trial',
    stems: 'gra off ess tes',
    pattern: new RegExp(
      `\\bessa(?:i|yez|ie|ye|yer)[a-z' -]{0,12} (?:gratuite?(?:ment)?|offerte?)(?: (?:de |pendant )?${number} ${unit})?|\\b${number} ${unit} (?:d'essai|gratuite?s?|offerte?s?|pour (?:essayer|tester|voir))|\\b(?:essai|test) (?:de|pendant) ${number} ${unit}|\\b(?:premier|premiere|1er|1re|deux premiers|trois premiers) (?:mois|cours|seance|semaine|loyer|consultation|lecon)[a-z ]{0,12} (?:offerte?s?|gratuite?s?|sont offerts)|\\b(?:testez|teste|essayez|essaie|embauche)[a-z' -]{0,12} ?${number} ${unit}[a-z ]{0,6} ?gratuitement`,
      'g',
    ),
  },
  {
    type: 'gift',
    stems: 'off cad',
    pattern:
      /\b(?:cadeau|surprise|echantillon|bonus|jouet|cafe|dessert|produit|accessoire|trousse|guide|ebook|mot manuscrit|emballage cadeau|format voyage|menu enfant|voiture de pret|gardiennage)s?(?: [a-z'-]{2,14}){0,4} (?:est |sont )?offerts?e?s?\b|\b(?:en cadeau|cadeau offert|un [a-z]{3,14} offert|une [a-z]{3,14} offerte|offert(?:e|s|es)? (?:des|pour toute|a partir))/g,
  },
  {
    type: 'free',
    stems: 'gra off pay 0',
    pattern:
      /(?<!sentiment |non )\b(?:gratuit(?:e|s|es)?(?!\w)|gratuitement|0 ?€|sans (?:rien )?payer|offert(?:e|s|es)?)\b/g,
  },
  {
    type: 'bundle',
    stems: 'ach pou pac lot cof bun tri duo kit deu tro 0',
    pattern:
      /\b(?:1|un|une|deux|2|trois|3) achete(?:e|s|es)?,? ?[=,:]? ?(?:1|un|une|le (?:2e|3e|deuxieme|troisieme)|la (?:2e|deuxieme|troisieme))[a-z' ]{0,24}(?:offerte?|gratuite?|moitie prix)|\b(?:\d|deux|trois) pour (?:1|le prix|un)\b|\b(?:pack|lot|coffret|bundle|trio|duo|kit) (?:de |d'|complet|ventre|anti|regulation|focus|detox)|\bdes (?:deux|2|3|trois) [a-z]{3,14}\b/g,
  },
  {
    type: 'instalments',
    stems: 'fra pai pay reg foi x',
    pattern:
      /\b(?:paiement|payez|paye|payable|reglez|regle)[a-z ]{0,8} (?:en )?(?:\d{1,2}|deux|trois|quatre|dix|plusieurs) ?(?:x|fois)\b|\b\d{1,2} ?x sans frais|\b(?:en )?(?:\d{1,2}|deux|trois|quatre|dix|plusieurs) fois sans frais/g,
  },
  {
    type: 'price',
    stems: '0',
    pattern: new RegExp(
      `\\b(?:des|a partir de|pour|seulement|a|a seulement|au prix de|de) \\d[\\d .]{0,7}(?:[.,]\\d{1,2})? ?${currency}(?! (?:de|d'achat|offert))|(?<![-\\w.,])\\d[\\d .]{0,7}(?:[.,]\\d{1,2})? ?${currency}(?: ?ttc| ?ht)?(?: ?(?:/|par) ?(?:mois|an|jour|semaine|personne|nuit|seance))?(?! (?:de (?:reduction|remise)|d'achat|offert|d'ecart))`,
      'g',
    ),
  },
  {
    type: 'code',
    stems: 'cod',
    pattern:
      /\b(?:code(?: promo)? ?:? ?[a-z]{2,12}\d{1,4}\b|(?:avec le |le |un )?code promo\b|avec le code [a-z0-9{}-]{3,20})/g,
  },
  {
    type: 'deadline',
    stems: 'jus ava fin ter exp arr ach clo fer auj pen dur seu enc plu res',
    pattern: new RegExp(endsOn, 'g'),
  },
];
const signsFor = stemsOf(offerSigns);

/** What is offered; « livraison offerte » is no second gift, and a price inside a discount is not one of its own. */
export function offersIn(texts: Texts): TypedSpan<OfferType>[] {
  const found = typedSpans(texts, signsFor(texts.leads), offerLabels, 30);
  return found.filter((one) => !found.some((other) => rank(other) < rank(one) && touches(one, other))).slice(0, most);
}

const most = 12;
/** The vaguer a sign, the later. */
const rank = ({ type }: TypedSpan<OfferType>): number => ({ free: 3, price: 2, gift: 1 })[type as string] ?? 0;
const touches = (one: TypedSpan, other: TypedSpan): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;
