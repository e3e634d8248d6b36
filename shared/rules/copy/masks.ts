import { placesOf } from './places.ts';

/** What is left out of a text before it is read: its place stays, blank, so that offsets hold. */

/** Whole lines that the pages of ad libraries and of networks add to what they show. */
const chromeLine = new RegExp(
  `^(?:${[
    'see (?:ad )?details?',
    'see more',
    'see translation',
    'like page',
    'low impression count',
    "sorry, we're having trouble with playing this video\\.?",
    'learn more',
    'install now',
    'shop now',
    'sign up',
    'download',
    'subscribe',
    'get offer',
    'book now',
    'order now',
    'contact us',
    'watch more',
    'apply now',
    'use app',
    'play game',
    'sponsored',
    'sponsorise',
    'inactive',
    'inactif',
    'active',
    'actif',
    "nombre faible d'impressions",
    'voir plus',
    'voir les details de la publicite',
    'voir les details du recapitulatif',
    'ouvrir la liste deroulante',
    'transparence ue',
    'eu transparency',
    'cette publicite a plusieurs versions',
    'this ad has multiple versions',
    'etat du systeme',
    'api ad library.{0,120}',
    'meta c? ?(?:©|\\(c\\))? ?20\\d\\d.{0,60}',
    'id dans la bibliotheque ?:.{0,40}',
    'library id ?:.{0,40}',
    'debut de diffusion le .{0,60}',
    'started running on .{0,60}',
    'lancee en [a-z]{3,9} 20\\d\\d',
    'launched in [a-z]{3,9} 20\\d\\d',
    'plateformes?',
    'platforms?',
    '\\d{1,2}:\\d\\d ?/ ?\\d{1,2}:\\d\\d',
  ].join('|')})$`,
);
/** The same inside a line, where the capture lost its line breaks. */
const chromeInLine =
  /(?:[a-z&]{3,30} )?\d[\d.,]{0,12}[km]? (?:people|personnes) (?:like|follow|aiment|suivent)(?: this| ca| cela)?(?: (?:like|follow) page)?|\b\d:\d\d ?\/ ?\d{1,2}:\d\d\b|\bsee details\b/g;
/** « QUIZ.APPEWA.COM »: the address that networks write under a picture. */
const capitalDomain =
  /(?<![\w@./-])(?:[A-Z0-9][A-Z0-9-]{1,40}\.){1,4}(?:COM|FR|NET|ORG|APP|APPSTORE|IO|AI|EU|BE|CH|CA|SHOP|STORE|CO|DE|ES|IT|LU|UK|ONLINE|SITE|DEV|ME|TV|INFO|PARIS|BOUTIQUE)(?![\w/-])/g;

/** Addresses of pages and of people, and telephone numbers of France: no words, and no figures either. */
const address =
  /\bhttps?:\/\/\S{0,300}[^\s.,;:!?)]|\bwww\.[^\s,;]{0,200}[^\s.,;:!?)]|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}|(?<![\w@.-])[a-z0-9][a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,40}){0,3}\.(?:com|fr|net|org|app|io|ai|eu|be|ch|ly|shop|store|co|example|paris|boutique)\b(?:\/[^\s,;]{0,200})?/g;
const hashtag = /(?<![\w&])#[\p{L}\p{N}_]{1,60}/gu;
export const emoji =
  /(?![0-9#*©®™])(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]{2})(?:[\u{1f3fb}-\u{1f3ff}\ufe0f]|\u200d\p{Extended_Pictographic})*/gu;

const blank = (text: string): string => ' '.repeat(text.length);
const breakOf = (text: string): string => `\n${' '.repeat(text.length - 1)}`;

/** Without the words of the interface. */
export function withoutChrome(folded: string, cased: string): string {
  let text = folded;
  if (/people|personnes|\d:\d\d|see d/.test(text)) text = text.replace(chromeInLine, breakOf);
  if (/[A-Z0-9]\.[A-Z]{2}/.test(cased))
    for (const { text: found, index } of placesOf(capitalDomain, cased))
      text = text.slice(0, index) + breakOf(found) + text.slice(index + found.length);
  if (!text.includes('\n')) return chromeLine.test(text.trim()) ? blank(text) : text;
  return text
    .split('\n')
    .map((line) => (line.length < 130 && chromeLine.test(line.trim()) ? blank(line) : line))
    .join('\n');
}

/** Signs that stand before each of several things, inside a line too. */
const bullet = /^[✅✔☑✓❌❎✖➡👉▶🔹🔸🔷🔶▪◾]/u;

/** Without what does not count as words. A sign that opens a thing of a list begins a line. */
export function withoutSigns(folded: string, cased: string): string {
  let text = folded;
  if (/\.[a-z]|@|:\/\//.test(text)) text = text.replace(address, blank);
  if (text.includes('#')) text = text.replace(hashtag, blank);
  if (!/[^\n -~]/.test(text)) return text;
  return text.replace(emoji, (sign: string, place: number) =>
    bullet.test(sign) || opensCapital(cased, place, place + sign.length) ? breakOf(sign) : blank(sign),
  );
}

/** « … à l’oral. 📱 À votre rythme » */
const opensCapital = (cased: string, start: number, end: number): boolean =>
  (start === 0 || cased[start - 1] === ' ') && /^ ?\p{Lu}/u.test(cased.slice(end, end + 3));

export const hashtagsIn = (folded: string): number => (folded.includes('#') ? (folded.match(hashtag)?.length ?? 0) : 0);
export const emojisIn = (folded: string): number =>
  /[\u2000-\uffff]/.test(folded) ? (folded.match(emoji)?.length ?? 0) : 0;
