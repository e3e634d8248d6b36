import { type Place, placesOf } from './places.ts';

const quoted = /«[^«»]+»|"[^"\n]+"/g;
const firstPerson = /\b(?:je|j'|mon|ma|mes|m'|moi|on|nous)\b/;
/** « … » — Claire, 42 ans · « … » Claire, infirmière */
const signature = /^\s{0,3}(?:(?:[—-]|\() ?\p{L}[^\n]{1,60}|\p{L}[\p{L}' -]{1,30}, [^\n]{2,40})/u;
const fewestWords = 4;

/** What someone is said to have said: in the first person, or with a name after it; not what a thing is called. */
export function quotationsIn(folded: string): Place[] {
  if (!/[«"]/.test(folded)) return [];
  return placesOf(quoted, folded).flatMap(({ text, index }) => {
    if (text.trim().split(/\s+/).length < fewestWords) return [];
    const after = signature.exec(folded.slice(index + text.length, index + text.length + 90))?.[0] ?? '';
    return after !== '' || firstPerson.test(text) ? [{ text: text + after, index }] : [];
  });
}
