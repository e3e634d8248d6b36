import type { HookType } from './analysis.ts';
import { urgent } from './urgency.ts';

/** What the forms of a hook are read from; all of it folded. */
export type Opening = {
  /** The first two sentences. */
  first: string;
  second: string;
  /** With the punctuation that stands around them. */
  text: string;
  /** The lines that open as things of a list do, after the first line. */
  bullets: number;
  numbered: number;
};

/** A form is seen at once, whatever the words: it goes before any motive. The first that fits is the strongest. */
export const hookForms: readonly { type: HookType; weight: number; fits: (opening: Opening) => boolean }[] = [
  { type: 'social_proof', weight: 10, fits: ({ text }) => isQuoted(text) },
  { type: 'demonstration', weight: 9.8, fits: ({ text }) => beforeAfter.test(text.slice(0, 400)) },
  { type: 'mistake', weight: 9.7, fits: ({ first }) => countedMistakes.test(first) },
  { type: 'list', weight: 9.6, fits: isList },
  { type: 'urgency', weight: 9.5, fits: ({ first }) => urgent.test(first) },
  { type: 'novelty', weight: 9.4, fits: ({ first }) => novelty.test(first) },
  { type: 'comparison', weight: 9.3, fits: ({ first, second }) => isCompared(first, second) },
  {
    type: 'number',
    weight: 9.2,
    fits: ({ first }) => leadingNumber.test(first) && !first.endsWith('?') && !spentNumber.test(first),
  },
  { type: 'question', weight: 9.1, fits: ({ first }) => first.endsWith('?') },
];

const quoteOpens = /^[^\p{L}\p{N}«"]{0,8}(?:«|")/u;
/** « … » — Claire, 42 ans · … » Claire, infirmière · extrait de … */
const attribution =
  /(?:»|")\s*(?:\n\s*)?(?:[—-]\s?|\()?[a-z][a-z' -]{1,40}(?:, ?(?:\d{2} ans|[a-z' ]{3,40}))|(?:»|"|[.!?…])\s*\n?\s*—\s?[a-z]|\bextrait d[eu']|\n\s*(?:—|-)\s?[a-z][a-z' -]{1,40}(?:,|$|\n)/;

function isQuoted(text: string): boolean {
  if (!quoteOpens.test(text)) return false;
  const close = text.slice(2).search(/[»"]/);
  return (
    attribution.test(close < 0 ? text.slice(0, 3000) : text.slice(0, close + 160)) ||
    /extrait d[eu']/.test(text.slice(-80))
  );
}

const beforeAfter = /\bavant\b ?:[^\n]{1,160}[\n.]\s*\bapres\b ?:|^[^a-z]{0,6}avant ?\/ ?apres\b/;

const counted =
  /(?:^|[^\d,.])(?:\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques) (?:bonnes |vraies |grandes |petites |nouvelles |autres )?/;
const countedMistakes = new RegExp(`${counted.source}(?:erreurs?|pieges?|fautes|idees recues|mythes)\\b`);
const countedThings = new RegExp(
  `${counted.source}(?:raisons?|etapes?|astuces?|facons?|conseils?|choses?|trucs?|signes?|secrets?|idees?|points?|regles?|methodes?|techniques?|habitudes?|questions? a|exercices?|recettes?|cles|avantages?|bienfaits?|gestes?)\\b`,
);

/** « 3 raisons de… », or an opening that announces what three bullets then say. */
function isList({ first, second, bullets, numbered, text }: Opening): boolean {
  if (countedThings.test(first) && (numbered >= 2 || bullets >= 2 || /[:.]$/.test(first) || first.length < 90))
    return true;
  if (first.endsWith('?') && countedThings.test(second)) return true;
  return bullets >= 3 && /^[^\n]{3,200}:\s*\n/.test(text) && announces.test(first);
}
const announces = /\b(?:bienfaits|avantages|atouts|raisons|programme|etapes|voici|pensez a|liste|contient|comprend)\b/;

export const novelty =
  /^(?:\W{0,6}(?:c'est )?(?:nouveau|nouvelle|nouveaute|nouveautes|new|inedit|exclusivite)\b|ca y est\b)|\b(?:notre|nos|la|le|un|une|votre|ta|sa) (?:tout(?:e)? )?nouve(?:au|lle|aux)(?:s)? (?:gamme|collection|produit|modele|formule|version|application|appli|service|offre|menu|carte|boutique|recette|programme|serie|saison)|\bnouve(?:lle|au) (?:gamme|collection|formule|version)\b|\b(?:est|sont) (?:enfin|maintenant|desormais) (?:la|disponibles?|ouverte?s?|arrivee?s?|de retour)\b|\b(?:est|sont) (?:arrivee?s?|de retour|lancee?s?)\b(?! pour| depuis| en)|\b(?:enfin|desormais) (?:disponible|arrive|en france|la|ouvert)|\bse reinvente|\bvient d'(?:arriver|ouvrir)|\bvient de (?:sortir|paraitre)|\bon (?:lance|vous presente)\b|\bouvre ses portes\b|\bde retour\b/;

const comparison =
  /^d'un cote\b|\bau lieu d[e']|\bplutot qu[e']|\bcontrairement a(?:ux?)?\b|\bcompare a(?:ux?)?\b|(?:^| )vs\.?(?: |$)|\bversus\b|\bpourquoi\b[^?]{4,80}\bquand\b|\b(?:mieux|plus [a-z]{3,14}|moins [a-z]{3,14}|aussi [a-z]{3,14}) qu(?:e |'(?:un|une|avec|ailleurs|chez))|\bla difference entre\b|\bface a(?:ux?)?\b.{3,40}\?|\bequivaut a\b|\bvaut (?:deux|trois|\d)/;
/** « mieux que jamais » compares nothing. */
const notCompared = /\b(?:plus|mieux|moins) (?:[a-z]{3,14} )?que (?:jamais|prevu|possible)\b|\bplus (?:de|que) \d/;

const isCompared = (first: string, second: string): boolean =>
  (comparison.test(first) && !notCompared.test(first)) || (/^d'un cote\b/.test(first) && /^de l'autre\b/.test(second));

const figure =
  '(?:\\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|un million)';
export const leadingNumber = new RegExp(
  `^(?:[^a-z0-9]{0,4})(?:plus (?:de |d')|pres (?:de |d')|environ |jusqu'a |deja |seulement |a peine |en )?[-+]?${figure}\\b|^[-+]?\\d`,
);
/** « 90 % de réduction » is an offer, « 1 journée d’essai » too. */
const spentNumber = /^[-+]?\d{1,3} ?% (?:de (?:reduction|remise|rabais)|offerts?|sur)/;
