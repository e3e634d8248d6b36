import { lowerFirst } from '../../../kernel/first-letter.ts';
import { conjugate, isInfinitive, isPlural, verbOfImperative, verbOfPresent } from '../french/conjugate.ts';
import type { Shape, VerbPhrase } from './fact.ts';

const determiner =
  /^(?:le|la|les|l’|un|une|des|du|de la|de l’|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|chaque|tout|toute|tous|toutes|plusieurs|quelques|aucun|aucune|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille)(?:(?<=’)|\s)/iu;
const pronoun =
  /^(?:vous|tu|on|nous|il|elle|ils|elles|ça|cela|ceci|je|c’est|ce sont|ce n’est|j’|chacun|tout le monde|personne|rien ne|tout(?= (?:est|se|va) ))(?:(?<=’)|(?=\s))/iu;
const preposition =
  /^(?:sans|avec|pour|par|en|dans|dès|à|au|aux|chez|sur|sous|depuis|jusqu’à|jusqu’au|pendant|après|avant|contre|entre|selon|même|plus|moins|pas|jamais|trop|enfin|déjà|encore|toujours|ni|ou|et|mais|si|quand|comme|que|qui|où|dont)(?=\s)/iu;
/** Third persons that are seen by themselves. */
const finite =
  /(?<![\p{L}’])(?:est|sont|était|étaient|sera|seront|a|ont|avait|aura|va|vont|fait|font|peut|peuvent|suffisent|doit|doivent|veut|veulent|sait|savent|reste|restent|prend|met|tient|vient|permet|suffit|coûte|coûtent|dure|durent|arrive|arrivent|devient|disparaît|s’occupe|s’adapte|s’installe|change|dit|voit|perd|rend|vend|sent|part|sort|dort|sert|ouvre|offre|suit|vit|convient|contient|réduit|produit|conduit|fonctionne|marche|passe|rentre|pèse|résiste|commence|démarre|traîne|traînent|déborde|débordent|lâche|s’use|casse|fuit|coule)(?![\p{L}’-])/iu;
const pronominal = /(?<!\p{L})(?:se |s’)(\p{L}+)/iu;
const negated = /(?<!\p{L})(?:ne |n’)\p{L}+ (?:pas|plus|jamais|rien|que|aucun)/iu;

const words = (text: string): string[] => text.split(/\s+/);
const endsAsParticiple = /(?:[^t]é|[^t]ée|[^t]és|[^t]ées|ible|able|ibles|ables)$/iu;
const nounsInEe =
  /^(?:entrée|journée|matinée|soirée|année|idée|durée|arrivée|randonnée|tournée|montée|portée|purée|gelée|table|meuble|cartable|étable|sable|câble|cible|bible|marché|thé|café|congé|bébé|clé|employé|associé|pré|blé|canapé|musée|lycée|fusée|poignée|assemblée|dictée|pâtée|huées)s?$/iu;
const adjectives =
  /^(?:facile|simple|rapide|léger|légère|compact|compacte|gratuit|gratuite|élu|élue|noté|notée|certifié|certifiée|testé|testée|fait|faite|prêt|prête|idéal|idéale|disponible|compatible|livré|livrée|fabriqué|fabriquée|cousu|cousue|conçu|conçue|recommandé|recommandée|garanti|ouvert|ouverte|satisfait|satisfaits|remboursé|inclus|incluse|offert|offerte|made|bio|vegan|waterproof|ergonomique)(?=\s|$)/iu;

const negations = 'plus|pas|jamais|rien';
const adverbs = 'mieux|enfin|bien|vraiment|tout|facilement|simplement|rapidement';

/** « ne plus se lever fatigué », « mieux dormir », taken apart; null when it opens on no infinitive that is known. */
export function phraseOf(text: string): VerbPhrase | null {
  const found = new RegExp(`^(?:ne (${negations}) |(${adverbs}) )?(se |s’|vous |te |t’)?(\\p{L}+)(?: |$)`, 'iu').exec(
    text,
  );
  if (!found) return spokenOf(text);
  const [all, negation, adverb, reflexive, verb = ''] = found;
  if (!(isInfinitive(verb.toLowerCase()) || (!adverb && looksInfinitive(verb, text.slice(all.length)))))
    return spokenOf(text);
  return {
    verb: verb.toLowerCase(),
    reflexive: Boolean(reflexive),
    negation: negation?.toLowerCase() ?? null,
    adverb: adverb?.toLowerCase() ?? null,
    rest: text.slice(all.trimEnd().length).trimStart(),
  };
}

/** A verb that no table knows, seen by what it acts on: it is said as it is, and never conjugated. */
const looksInfinitive = (word: string, rest: string): boolean =>
  /^\p{L}{3,}er$/u.test(word) &&
  !/ier$/.test(word) &&
  /^(?:le|la|les|un|une|son|sa|ses|plus|mieux|moins)\s|^l’/i.test(rest);

/** « vous perdez », « je perds », « tu perds »: what it is to lose. */
function spokenOf(text: string): VerbPhrase | null {
  const spoken =
    /^(?:vous|tu|je |je(?= n)|j’|nous )\s?(ne |n’)?(vous |te |me |t’|m’)?(\p{L}+)(?: (pas|plus|jamais|rien)(?= |$))?(?= |$)/iu.exec(
      text,
    );
  if (!spoken) return fromImperative(text);
  const [all, negates, reflexive, form = '', negation] = spoken;
  if (Boolean(negates) !== Boolean(negation)) return null;
  const verb = verbOfPresent(form.toLowerCase());
  if (!verb) return null;
  return {
    verb,
    reflexive: Boolean(reflexive),
    negation: negation ?? null,
    adverb: null,
    rest: text.slice(all.length).trimStart(),
  };
}

/** « Gagnez trois heures », « Ne perdez plus vos week-ends » say the same as their infinitive. */
function fromImperative(text: string): VerbPhrase | null {
  const negative = new RegExp(`^(?:ne |n’)(\\p{L}+) (${negations}) `, 'iu').exec(text);
  const form = (negative?.[1] ?? /^(\p{L}+)(?:-(?:vous|toi))?(?= |$)/u.exec(text)?.[1] ?? '').toLowerCase();
  const verb = verbOfImperative(form);
  if (!verb || verb === 'aller') return null;
  const said = negative ? negative[0] : (/^\p{L}+(-(?:vous|toi))?/u.exec(text)?.[0] ?? '');
  const rest = text.slice(said.length).trimStart();
  const isPlainTu = form === conjugate(verb, 'tu')?.imperative && !negative && !said.includes('-');
  // « Commande en ligne », « Livre audio » are nouns; « Gagne du temps » asks.
  if (isPlainTu && !/^(?:du|de la|de l’|tes|ton|ta|ce|cette|chaque|jusqu’à|\d)/i.test(rest)) return null;
  if (form.endsWith('ent')) return null;
  return { verb, reflexive: said.includes('-'), negation: negative?.[2]?.toLowerCase() ?? null, adverb: null, rest };
}

/** « vous passer de »: the reader’s own infinitive, not what they do. */
const isDoneToReader = (text: string): boolean =>
  isInfinitive(/^(?:vous |te |t’)(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase() ?? '');

/** How a fact, typeset, can stand in a sentence. */
export function shapeOf(text: string): Shape {
  if (/[.!?…]\s/u.test(text) || text.length > 160) return 'other';
  if (pronoun.test(text) && !isDoneToReader(text)) return 'clause';
  const [first = ''] = words(text);
  if (phraseOf(text) || isInfinitive(first.toLowerCase())) return 'infinitive';
  const head = text.split(/(?<!\p{L})(?:qui|que|où|dont|pour|quand)(?!\p{L})/iu)[0] ?? text;
  const opensNoun = determiner.test(text) || /^\d/.test(text);
  const opensOther = preposition.test(text);
  if ((opensNoun || !opensOther) && isClause(head, opensNoun)) return 'clause';
  if (opensOther || adjectives.test(text)) return 'other';
  if (!opensNoun && endsAsParticiple.test(first) && !nounsInEe.test(first)) return 'other';
  return 'noun';
}

function isClause(head: string, opensNoun: boolean): boolean {
  const [first = '', ...rest] = words(head);
  const after = rest.join(' ');
  if (negated.test(after)) return true;
  const reflexive = pronominal.exec(after)?.[1]?.toLowerCase();
  if (reflexive && !isInfinitive(reflexive)) return true;
  if (finite.test(opensNoun ? rest.slice(1).join(' ') : after)) return true;
  const mayAct = rest.filter((_, at) => at > 0 || !opensNoun || /^\d/.test(head));
  if (mayAct.some((word) => isPlural(bare(word)) || isThirdInIt(bare(word)) || isToCome(bare(word)))) return true;
  return rest.some((word, at) => (at > 0 || !opensNoun) && actsOn(word, at > 0 ? rest[at - 1] : first, rest[at + 1]));
}

/** « remplit » */
const isThirdInIt = (word: string): boolean => word.endsWith('it') && isInfinitive(`${word.slice(0, -1)}r`);

/** « garderaient », « gagnera » */
const isToCome = (word: string): boolean => isInfinitive(/^(\p{L}+r)(?:ait|aient|ont|a)$/u.exec(word)?.[1] ?? '');

/** « le logiciel remplace les tableurs »: a verb between a noun and what it acts on. */
function actsOn(word: string, before = '', next = ''): boolean {
  const third = bare(word);
  if (third.length < 4 || !third.endsWith('e') || verbOfImperative(third) === null) return false;
  if (determiner.test(`${before} `) || /^(?:de|d’|du|des|à|au|en)$/i.test(before)) return false;
  return /^(?:le|la|les|l’|un|une|des|vos|votre|tes|ton|ta|nos|notre|chaque|tout|tous|toutes|jusqu’à|\d)/i.test(next);
}

const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^[ljsdmtn]’/, '')
    .replace(/[^\p{L}]/gu, '');

/** Whether the first letter may be small: what it opens is a common word. */
export const isInner = (text: string): boolean =>
  !/^\p{Lu}/u.test(text) ||
  determiner.test(text) ||
  pronoun.test(text) ||
  preposition.test(text) ||
  adjectives.test(text) ||
  phraseOf(text) !== null;

export const lowered = (text: string): string => (/^\p{Lu}{2}|^\p{Lu}[’ ]\p{Lu}/u.test(text) ? text : lowerFirst(text));

/** « les cours », « 3 séances », « des repas » are several. */
export const isSeveral = (text: string): boolean =>
  /^(?:les|des|ces|mes|tes|ses|nos|vos|leurs|plusieurs|quelques|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d[\d\s\u202f\u00a0]*)(?=\s)/i.test(
    text,
  ) && !/^[01]\s/.test(text);

/** « sans parfum ni silicone » */
const without = /^(?:sans|avec|en|sous)\s/i;

/** « fabriqué en France », « facile à poser »: said of something that must stand before it. */
export const isSaidOf = (text: string): boolean => {
  const [first = ''] = words(text);
  return (
    adjectives.test(text) ||
    without.test(text) ||
    (!hasDeterminer(text) && endsAsParticiple.test(first) && !nounsInEe.test(first))
  );
};

export const hasDeterminer = (text: string): boolean => determiner.test(text) || /^\d/.test(text);
