import type { FourU } from './analysis.ts';
import { saysBenefit, saysPain } from './benefits.ts';
import { novelty } from './hook-forms.ts';
import type { Field } from './read-copy.ts';
import { speaksToReader } from './register.ts';
import { dated, urgent } from './urgency.ts';

const undated =
  /\b(?:vite|maintenant|aujourd'hui|immediat(?:ement)?|bientot|depeche[z]?|dernier(?:e|s|es)?|limitee?s?|des (?:demain|maintenant|ce soir)|ne (?:ratez|rate|tardez|tarde|manquez|manque)|il est temps|trop tard|en ce moment|flash)\b/;
const contrast =
  /\b(?:au lieu|plutot qu|contrairement|mais|pourtant|sans|ni|fini[es]?|finis|stop|adieu|plus (?:besoin|jamais|aucun)|plus d[e'](?! \d)|pas (?:besoin|un|une|de)|ne .{1,40} (?:plus|pas|jamais)|n'.{1,40} (?:plus|pas|jamais)|jamais|enfin|seule?|unique|autrement|meme quand|oublie[z]?|zero|0 )\b/;
const duration =
  /\b(?:\d+|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente|quelques|une?|demi)[ -]?(?:secondes?|minutes?|min|heures?|h|jours?|semaines?|mois|ans?|annees?|nuits?|soirs?|journees?)\b|\b\d{1,2} ?h(?: ?\d\d)?\b|\b(?:le (?:matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end)|des (?:le|la|ce) [a-z]{4,12}|24 ?h ?(?:\/|sur) ?24)\b/;
const trade =
  /\b(?:freelances?|artisans?|agences?|infirmier[es]{0,2}|restaurateurs?|comptables?|coachs?|avocats?|notaires?|medecins?|dentistes?|professeurs?|enseignants?|etudiant[es]{0,2}|commercants?|entrepreneurs?|dirigeants?|parents?|proprietaires?|bailleurs?|agriculteurs?|boulangers?|coiffeurs?|electriciens?|plombiers?|developpeurs?|graphistes?|photographes?|pme|tpe|e-commerce|start-?ups?|conseillers? immobiliers?|opticiens?|veterinaires?|kines?|chauffeurs?)\b/;
const place =
  /\b(?:paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|grenoble|bretagne|normandie|alsace|provence|corse|ile-de-france|france|belgique|suisse|quebec|europe|gers|grasse|jura|pyrenees|alpes|votre (?:quartier|ville|rue|secteur)|ton (?:quartier|secteur)|ta (?:rue|ville)|pres de chez|chez (?:vous|toi|soi)|au bureau|a (?:domicile|la maison)|au (?:grenier|salon|jardin))\b/;
const figure =
  /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|millions?|moitie|double|triple|tiers|quart|dizaines?|douzaine|centaines?|milliers?)\b/;
const product =
  /\b(?:notre|nos|l'application|l'appli|le logiciel|la plateforme|la marque|le pack|la cure|la methode|le programme|la formation|la box|le coffret|la gamme)\b/;

/** Useful, urgent, unique, specific: what a first sentence, folded, gives of each. */
export function fourUOf(field: Field, first: string): FourU {
  return {
    useful: (saysBenefit(first) || saysPain(first) ? 2 : 0) + (speaksToReader(first) ? 1 : 0),
    urgent: urgencyOf(first),
    unique: (contrast.test(first) ? 2 : 0) + (product.test(first) || namesSomeone(field) ? 1 : 0),
    specific: (figure.test(first) ? 2 : 0) + (duration.test(first) || trade.test(first) || place.test(first) ? 1 : 0),
  };
}

function urgencyOf(first: string): number {
  if (dated.test(first)) return 3;
  return urgent.test(first) || undated.test(first) || novelty.test(first) ? 1 : 0;
}

/** A capital inside the first sentence, of one that is not all in capitals: a brand, a product. */
function namesSomeone({ read, sentences: [one] }: Field): boolean {
  if (!one) return false;
  const text = read.cased.slice(one.start, one.end);
  if (text === text.toUpperCase()) return false;
  return /[\p{Ll},'] ?\p{Lu}[\p{L}\d]+/u.test(text);
}
