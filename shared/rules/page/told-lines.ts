import { fold } from '../../kernel/fold.ts';
import { countWords } from './one-line.ts';
import type { Line, PageRead } from './page-read.ts';

/** A text of the page in the words of its own, and where in it others speak of what is sold. */
export type ToldPart = { body: string; reviews: [number, number][] };

const firstPerson = /\b(?:je|j'|mon|ma|mes|nous|notre|nos)\b/;
const fewestWords = 8;
const mostTestimonials = 12;

/** What customers say, where the page quotes them: in the first person, or with a name under it. */
export const testimonialsIn = ({ lines }: PageRead): string[] =>
  lines
    .filter(({ text, tag, isQuote, isAction }, at) => {
      if (!isQuote || isAction || headingOf.test(tag) || countWords(text) < fewestWords) return false;
      const next = lines[at + 1];
      const isSigned = next?.isQuote === true && countWords(next.text) < fewestWords && !/[.!?:]$/.test(next.text);
      return isSigned || firstPerson.test(fold(text));
    })
    .slice(0, mostTestimonials)
    .map(({ text }) => text);

/** About eight thousand words: a page that sells says what it sells before. */
const longest = 45_000;
/** The analyser of ads tells so many things of a text and no more: a page is many texts. */
const longestPart = 5_000;

/** Lists that say what one gets, by the line before them; those of pains and of what it is not are none. */
const announcesGains =
  /recev|recois|inclu|compri|contient|avantage|benefice|fonctionnalit|vous aurez|tu auras|obten|prepar|ce que (?:vous|tu)|pourquoi|\bnos |notre offre|\bapres\b/;
const announcesOther = /n'est pas|ne sont pas|pas pour|\bavant\b|peurs?\b|il y a\s*:|probleme|erreurs?\b/;
const checkSign = /^[✓✔✅☑]/u;
const hasWords = /\p{L}{2}/u;

const headingOf = /^h([1-6])$/;
const speaksOfReviews =
  /\bavis\b|temoign|ils (?:nous|en|ont|l')|elles (?:nous|en|ont)|clients? (?:parlent|disent)|vous en parlez/;
/** What the law or prudence says, and not who sells. */
const speaksOfLaw =
  /avertissement|informations? (?:importantes?|legales?)|limitation|responsabilite\b|conditions (?:contractuelles|generales)|mentions|fluctuation|politique de|donnees personnelles|cookies/;
/** Thoughts of the reader: what who sells says of itself is not in quotation marks from end to end. */
const isThought = /^["«“].*["»”][.!?…]?$/u;

/** What the page says for what it sells: not its menus, its buttons, its foot, nor its warnings. */
export function toldParts({ lines }: PageRead): ToldPart[] {
  const parts: ToldPart[] = [];
  const around = surroundings();
  let part: ToldPart = { body: '', reviews: [] };
  let length = 0;
  for (const line of lines) {
    around.pass(line);
    if (!around.isTold(line)) continue;
    length += line.text.length;
    if (length > longest) break;
    if (part.body.length > longestPart) {
      parts.push(part);
      part = { body: '', reviews: [] };
    }
    const start = part.body.length;
    part.body += `${around.isBullet(line) ? '- ' : ''}${line.text}\n`;
    if (around.isReviews() || line.isQuote) part.reviews.push([start, part.body.length]);
  }
  return part.body === '' ? parts : [...parts, part];
}

const isItem = ({ tag, text }: Line): boolean => tag === 'li' || checkSign.test(text);

/** What headings and lines before a line say of it. */
function surroundings() {
  let announcement = '';
  let isReviews = false;
  /** The level of the heading that opened a part about law. */
  let law: number | null = null;

  const passHeading = (level: number, text: string) => {
    isReviews = speaksOfReviews.test(text);
    if (law !== null && level <= law) law = null;
    if (law === null && speaksOfLaw.test(text)) law = level;
  };
  return {
    pass(line: Line) {
      const level = headingOf.exec(line.tag)?.[1];
      if (level) passHeading(Number(level), fold(line.text));
      if (!isItem(line)) announcement = fold(line.text);
    },
    isReviews: () => isReviews,
    isTold({ text, tag, place, isAction, isQuote }: Line): boolean {
      if (isAction || law !== null || place === 'nav' || place === 'footer' || !hasWords.test(text)) return false;
      if (isThought.test(text) && !isReviews && !isQuote) return false;
      return !(tag === 'li' && announcesOther.test(announcement));
    },
    /** Of a list of what one gets. */
    isBullet(line: Line): boolean {
      if (!isItem(line) || /^[-•✓✔✅→]/u.test(line.text)) return false;
      return checkSign.test(line.text) || (announcesGains.test(announcement) && !announcesOther.test(announcement));
    },
  };
}
