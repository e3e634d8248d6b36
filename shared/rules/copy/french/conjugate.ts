import { erVerbs } from './er-verbs.ts';
import { otherVerbs } from './other-verbs.ts';

/** Whom the text speaks to. */
export type Address = 'vous' | 'tu';

export type Conjugated = {
  imperative: string;
  /** As after « vous » or « tu ». */
  present: string;
  imperfect: string;
};

/** Double their consonant before a mute e; the others take è. */
const doubling =
  /(?:^|r|inter)(?:appeler)$|(?:jeter|renouveler|épeler|étiqueter|feuilleter|ficeler|chanceler|ruisseler|niveler|atteler|morceler|épousseter)$/;

/** The stem of a verb in -er before a mute e: achèt(e), appell(e), envoi(e), règl(e). */
function muteStem(verb: string): string {
  const stem = verb.slice(0, -2);
  if (/[aou]y$/.test(stem)) return `${stem.slice(0, -1)}i`;
  if (doubling.test(verb)) return stem + stem.at(-1);
  const accented = /^(.*)[eé]([bcdfghjklmnpqrstvwxzç]|[bcdfgptv][lr]|ch|gn|qu|gu)$/.exec(stem);
  if (!accented) return stem;
  return `${accented[1]}è${accented[2]}`;
}

/** The imperfect is made of what « vous » says: finissez, finissais. */
function imperfectOf(vous: string, address: Address): string {
  const stem =
    {
      faites: 'fais',
      refaites: 'refais',
      défaites: 'défais',
      satisfaites: 'satisfais',
      dites: 'dis',
      redites: 'redis',
    }[vous] ?? vous.slice(0, -2);
  if (address === 'vous') return `${stem}iez`;
  return `${stem.replace(/g$/, 'ge').replace(/c$/, 'ç')}ais`;
}

const irregular: Record<string, Record<Address, Conjugated>> = {
  être: {
    tu: { imperative: 'sois', present: 'es', imperfect: 'étais' },
    vous: { imperative: 'soyez', present: 'êtes', imperfect: 'étiez' },
  },
  avoir: {
    tu: { imperative: 'aie', present: 'as', imperfect: 'avais' },
    vous: { imperative: 'ayez', present: 'avez', imperfect: 'aviez' },
  },
  savoir: {
    tu: { imperative: 'sache', present: 'sais', imperfect: 'savais' },
    vous: { imperative: 'sachez', present: 'savez', imperfect: 'saviez' },
  },
};

/** Of an infinitive without its pronoun; null for a verb that the tables do not know. */
export function conjugate(verb: string, address: Address): Conjugated | null {
  if (Object.hasOwn(irregular, verb)) return irregular[verb]?.[address] ?? null;
  const other = otherVerbs.get(verb);
  if (!(other || erVerbs.has(verb))) return null;
  const [tu, vous] = other ?? [`${muteStem(verb)}e`, `${verb.slice(0, -1)}z`];
  const imperative = address === 'vous' ? vous : tu;
  const present = address === 'tu' && /[ea]$/.test(tu) ? `${tu}s` : imperative;
  return { imperative, present, imperfect: imperfectOf(vous, address) };
}

export const isInfinitive = (word: string): boolean =>
  erVerbs.has(word) || otherVerbs.has(word) || Object.hasOwn(irregular, word);

/** Imperatives, and the verb that each is of. */
const imperatives = new Map<string, string>();
for (const verb of [...otherVerbs.keys(), ...erVerbs])
  for (const address of ['vous', 'tu'] as const) {
    const form = conjugate(verb, address)?.imperative;
    if (form && !imperatives.has(form)) imperatives.set(form, verb);
  }

/** The verb of an imperative, in either register; null when it is none. */
export const verbOfImperative = (form: string): string | null => imperatives.get(form) ?? null;

const presents = new Map<string, string>();
for (const verb of [...otherVerbs.keys(), ...erVerbs])
  for (const address of ['vous', 'tu'] as const) {
    const form = conjugate(verb, address)?.present;
    if (form && !presents.has(form)) presents.set(form, verb);
  }

/** The verb of what « vous », « tu » or « je » do: perdez, perds, oublie. */
export const verbOfPresent = (form: string): string | null => presents.get(form) ?? imperatives.get(form) ?? null;

/** The verb of a third person plural in -ent of the verbs in -er, « utilisent ». */
export const isPlural = (form: string): boolean =>
  form.endsWith('ent') &&
  (imperatives.has(`${form.slice(0, -3)}e`) ||
    /(?:iss|prenn|tienn|vienn|mett|rend|perd|vend|ouvr|offr|suiv|viv|dorm|sort|serv|voi|reçoiv|conduis|réduis)ent$/.test(
      form,
    ));
