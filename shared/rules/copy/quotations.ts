import { type Place, placesOf } from './places.ts';

const quoted = /«[^«»]+»|"[^"\n]+"/g;
const firstPerson = /\b(?:je|mon|ma|mes|nous)\b|\b[jm]'/;
/** « … » — Claire, 42 ans · « … » Claire, infirmière */
const signature = /^[^\p{L}\p{N}—(-]{0,8}(?:(?:[—-]|\() ?\p{L}[^\n]{1,60}|\p{L}[\p{L}' -]{1,30}, \d{2} ans)/u;
const [fewestSigned, fewestOwn] = [2, 6];

/** What someone is said to have said: in the first person, or with a name after it; not what a thing is called. */
export function quotationsIn(folded: string): Place[] {
  if (!/[«"]/.test(folded)) return [];
  return placesOf(quoted, folded).flatMap(({ text, index }) => {
    const words = text.slice(1, -1).trim().split(/\s+/).length;
    if (words < fewestSigned) return [];
    const after = signature.exec(folded.slice(index + text.length, index + text.length + 90))?.[0] ?? '';
    return after !== '' || (words >= fewestOwn && firstPerson.test(text)) ? [{ text: text + after, index }] : [];
  });
}
