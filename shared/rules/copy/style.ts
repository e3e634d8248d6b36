import type { Span, Style } from './analysis.ts';
import { emojisIn, hashtagsIn } from './masks.ts';
import { spansOf } from './match.ts';
import type { Field } from './read-copy.ts';

/** Said so often that it says nothing more, folded. */
const worn = new RegExp(
  `\\b(?:${[
    "n'attende[zs]? plus",
    "n'attends plus",
    'a ne (?:pas|surtout pas) (?:manquer|rater)',
    'revolutionnaires?',
    'revolutionne[zr]?',
    'incroyables?',
    '(?:un |une )?(?:veritable |vrai )?(?:must[- ]have|incontournables?|game[- ]changer)',
    'de (?:tres )?haute qualite',
    'qualite (?:superieure|exceptionnelle|premium|irreprochable)',
    'meilleur rapport qualite[- ]prix',
    'rapport qualite[- ]prix (?:imbattable|exceptionnel)',
    'prix (?:imbattables?|casses?)',
    'offre (?:exceptionnelle|imbattable|immanquable|de folie)',
    'sublimez votre',
    'boostez votre (?:quotidien|vie)',
    'changez (?:de|votre) vie',
    'change(?:ra)? (?:votre|ta) vie',
    'passez (?:au niveau superieur|a la vitesse superieure)',
    'passe au niveau superieur',
    'solution (?:innovante|cle en main|tout-en-un|ideale|miracle)s?',
    'tout-en-un',
    'experience (?:unique|inoubliable|immersive|client unique)',
    'au meilleur prix',
    'votre partenaire (?:ideal|de confiance)',
    "l'allie (?:ideal|parfait)",
    "l'art de (?:vivre|recevoir)",
    'liberez votre potentiel',
    'plongez (?:dans|au coeur)',
    'bien plus encore',
    '(?:a|à) couper le souffle',
    'magi(?:que|e)s? du',
    'a portee de (?:main|clic)',
    "en un clin d'oeil",
    "le secret (?:de|d'un|pour)",
    'vous allez adorer',
    'tu vas adorer',
    'ultime',
    'unique en son genre',
    'sans prise de tete',
  ].join('|')})\\b`,
  'g',
);

const graphemesAnEmoji = 60;
const mostHashtags = 3;

export function styleOf(fields: readonly Field[]): Style {
  let [emojis, exclamations, hashtags, letters, capitals] = [0, 0, 0, 0, 0];
  const cliches: Span[] = [];
  for (const field of fields) {
    emojis += emojisIn(field.said);
    hashtags += hashtagsIn(field.said);
    exclamations += field.plain.match(/!+/g)?.length ?? 0;
    const share = shareOf(field);
    letters += share.letters;
    capitals += share.capitals;
    cliches.push(...spansOf(field, field.plain, worn));
  }
  const uppercaseShare = letters === 0 ? 0 : Math.round((100 * capitals) / letters) / 100;
  return { emojis, exclamations, hashtags, uppercaseShare, cliches };
}

/** Of what the ad says: the interface's capitals are not its own. */
function shareOf({ read, said }: Field): { letters: number; capitals: number } {
  if (said === read.folded) return { letters: read.letters, capitals: read.capitals };
  let [letters, capitals] = [0, 0];
  for (let at = 0; at < said.length; at++) {
    const code = said.charCodeAt(at);
    if (code === 32 || code === 10) continue;
    const given = read.cased.charCodeAt(at);
    const isLetter = (code > 96 && code < 123) || code > 0xbf;
    if (isLetter) letters += 1;
    if (isLetter && given !== code && given > 64 && given < 91) capitals += 1;
  }
  return { letters, capitals };
}

/** Few hashtags, and no more emojis than one in sixty signs. */
export const isSober = ({ emojis, hashtags }: Style, graphemes: number): boolean =>
  hashtags <= mostHashtags && (emojis <= 1 || emojis * graphemesAnEmoji <= graphemes);
