import { foldName } from '../kernel/fold.ts';

const french =
  /\b(jour|campagne|publicites?|depenses?|montant|cout|clics|couverture|devise|achats|resultats|debut|annonces?|nom|chiffre|valeur)\b/;
const english =
  /\b(day|date|campaign|amount|spent|spend|cost|clicks|reach|currency|purchases|results|reporting|name|value|ad)\b/;

/** The language of a header of figures; undefined when its words are of no language. */
export function headerLanguage(headers: string[]): 'fr' | 'en' | undefined {
  const names = headers.map(foldName);
  const [inFrench, inEnglish] = [french, english].map((words) => names.filter((name) => words.test(name)).length);
  if (!inFrench && !inEnglish) return undefined;
  return (inFrench ?? 0) >= (inEnglish ?? 0) ? 'fr' : 'en';
}
