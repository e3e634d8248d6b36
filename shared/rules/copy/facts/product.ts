import { elides } from '../french/elide.ts';
import { hasDeterminer, isSeveral, lowered } from './shape.ts';

/** Things that people sell, by their gender: « logiciel de planning » is said with its article. */
const things: readonly [article: 'le' | 'la' | 'les', names: string][] = [
  [
    'le',
    'logiciel outil service programme site cabinet restaurant atelier pack coffret abonnement appareil produit livre guide kit matelas canapé vélo sac pull manteau jean sérum shampoing savon parfum café thé vin jus complément robot casque chargeur bureau meuble tapis cours stage séjour voyage hôtel camping gîte contrat crédit compte garage salon studio jeu jouet régime bilan diagnostic devis module système coaching festival spectacle collier bracelet fauteuil lit oreiller blender aspirateur panneau poêle chauffage',
  ],
  [
    'la',
    'application appli plateforme formation méthode box gamme collection solution offre crème lotion huile agence boutique marque assurance mutuelle machine montre lampe chaise table robe veste chemise chaussure semelle trottinette voiture location cure cuisine maison clinique pharmacie boulangerie épicerie brasserie école académie newsletter carte consultation séance visite bougie tisane couette valise gourde extension',
  ],
  [
    'les',
    'cours chaussures lunettes semelles baskets bougies biscuits croquettes tisanes ateliers séances séjours bijoux meubles',
  ],
];
const articles = new Map(
  things.flatMap(([article, names]) => names.split(' ').map((name) => [name, article] as const)),
);

export type Product = {
  /** At the head of a sentence or after « avec »: what it is with its name; null when it cannot be said so. */
  subject: string | null;
  /** « le logiciel Planif » */
  full: string | null;
  /** Whether `subject` is several. */
  plural: boolean;
  /** For titles: the short name, else the name, else what was given without its article. */
  label: string;
};

const longestSaid = 40;

/** What is sold, as it is said: « Logiciel de planning » gets the article that its noun has. */
export function productOf(given: string, shortName: string | undefined): Product {
  const full = withArticle(given);
  const name = shortName && isName(shortName) ? shortName : nameIn(given);
  const label = shortName ?? name ?? given.replace(article, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  // A name alone tells nobody what is sold.
  const said = full && (full.length <= longestSaid || !name) ? full : name;
  return { subject: said, full: said, plural: said !== null && isSeveral(said), label };
}

const article = /^(?:le|la|les|un|une|des|notre|nos|votre|vos)\s|^l’/i;

function withArticle(given: string): string | null {
  if (isName(given)) return given;
  if (hasDeterminer(given)) return lowered(given);
  const [first = ''] = given.split(/[\s\u00a0]/);
  const found = articles.get(first.toLowerCase()) ?? (/(?:tion|sion|xion)$/i.test(first) ? 'la' : undefined);
  if (!found) return null;
  const said = lowered(given);
  return found !== 'les' && elides(said) ? `l’${said}` : `${found} ${said}`;
}

/** A name of its own has no article: « Planif », « iAdvize ». */
const isName = (text: string): boolean =>
  /^\p{Lu}|^\p{Ll}\p{Lu}|^\d/u.test(text) &&
  text.split(' ').length <= 3 &&
  !articles.has(text.split(' ')[0]?.toLowerCase() ?? '');

/** Things that bear a name of their own; a course bears that of what it teaches. */
const named = new Set(
  'logiciel application appli plateforme outil crème sérum lotion huile shampoing savon parfum gamme collection box marque montre robot vélo casque matelas agence cabinet boutique restaurant mutuelle assurance méthode programme solution app'.split(
    ' ',
  ),
);

/** « Planif » of « le logiciel Planif »; a name after « de » or « à » is someone's, or a place. */
function nameIn(given: string): string | null {
  if (isName(given)) return given;
  const what = given.replace(article, '').split(' ')[0]?.toLowerCase() ?? '';
  if (!named.has(what)) return null;
  const found =
    /(?<before>\p{L}+)\s(?<name>\p{Lu}[\p{L}\d&.’-]*(?:\s\p{Lu}[\p{L}\d&.’-]*)*)$/u.exec(given)?.groups ?? null;
  if (!found?.name || /^(?:de|du|des|d|à|au|aux|en|par|chez|pour|avec|sur|et|ou|la|le|les)$/i.test(found.before ?? ''))
    return null;
  return /^\p{Lu}+$/u.test(found.name) && found.name.length <= 3 ? null : found.name;
}
