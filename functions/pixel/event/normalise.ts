import { foldLabel } from '../../../shared/kernel/fold.ts';
import { countryCodeOf } from '../../../shared/kernel/named-codes.ts';
import { remembered } from '../../../shared/kernel/remembered.ts';
import { readPhone } from '../../platform/phone-number.ts';
import { stateCode } from './state-codes.ts';

/** Shops write the few countries that they sell to in always the same way. */
const country = remembered(countryOf, 500);

/** A value as Meta wants it before it is hashed; null when nothing is left that could match anyone. */
export const normalise = {
  email: (text: string) => {
    const address = text.trim().toLowerCase();
    return /^\S+@\S+$/.test(address) ? address : null;
  },

  phone,

  name: (text: string) => {
    const small = text.toLowerCase();
    return /^[a-z]+$/.test(small) ? small : small.replace(/[\s\p{P}$+<=>^`|~]/gu, '') || null;
  },

  city: (text: string) => {
    const letters = smallAscii(text);
    return /^[a-z]/.test(letters) ? letters : null;
  },

  /** Two letters in the United States and Canada, the whole name elsewhere. */
  state: (text: string, country?: string | null) => {
    if (country && country !== 'us' && country !== 'ca') return smallAscii(text) || null;
    const letters = text.toLowerCase().replace(/[^a-z]/g, '');
    return stateCode(letters) ?? (letters.slice(0, 2) || null);
  },

  zip: (text: string) => {
    if (/^\d{5}$/.test(text)) return text;
    const [code = ''] = text.trim().toLowerCase().split('-');
    const french = code.replace(/\s/g, '');
    if (/^\d{5}$/.test(french)) return french;
    return code.length > 1 ? code : null;
  },

  country,

  dateOfBirth,

  gender: (text: string) =>
    genders.get(
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]/g, ''),
    ) ?? null,

  externalId: (text: string) => text.toLowerCase().replace(/\s/g, '') || null,
};

const smallAscii = (text: string) => {
  const small = text.toLowerCase();
  return /^[a-z0-9]+$/.test(small) ? small : small.replace(/[^a-z0-9]+/g, '');
};

/** Digits with the country's code and no zero before it. Without country, ten digits that begin by one zero are French. */
function phone(text: string, home?: string | null): string | null {
  const digits = text.replace(/[^0-9]/g, '');
  if (!home || home === 'fr') {
    if (/^0[1-9]\d{8}$/.test(digits)) return `33${digits.slice(1)}`;
  } else if (!/^\s*(\+|00)/.test(text)) {
    const read = readPhone(text, home.toUpperCase());
    if (read) return read.slice(1);
  }
  const international = digits.replace(/^0+/, '');
  // « +33 (0)6 » is how many French people write the zero that one does not dial from abroad.
  return international.replace(/^330(?=[1-9]\d{8}$)/, '33') || null;
}

/** What is said of countries and that is not their name. */
const nicknames = new Map(
  Object.entries({
    usa: 'us',
    vatican: 'va',
    hongkong: 'hk',
    palestine: 'ps',
    macedonia: 'mk',
    virginislandsbritish: 'vg',
    democraticrepublicofthecongo: 'cd',
  }),
);

/** The ISO code of a country from its code or its name in French or English; its first two letters failing that, as Meta does. */
function countryOf(text: string): string | null {
  const folded = foldLabel(text.replace(/\d/g, ''));
  const letters = folded.replace(/[^a-z]/g, '');
  if (letters.length <= 2) return (countryCodeOf(letters)?.toLowerCase() ?? letters) || null;
  const nickname = nicknames.get(letters);
  if (nickname) return nickname;
  const code = countryCodeOf(text.toLowerCase()) ?? firstWordsNamed(folded.split(' '));
  return code?.toLowerCase() ?? letters.slice(0, 2);
}

function firstWordsNamed(words: string[]): string | undefined {
  for (let count = words.length; count > 0; count--) {
    const code = countryCodeOf(words.slice(0, count).join(' '));
    if (code) return code;
  }
  return undefined;
}

/** `AAAAMMJJ`, of a day written so or `AAAA-MM-JJ`; any other form could be read in two orders. */
function dateOfBirth(text: string): string | null {
  const read = /^(?<year>\d{4})(?<dash>-?)(?<month>\d{2})\k<dash>(?<day>\d{2})$/.exec(text.trim());
  const { year = '', month = '', day = '' } = read?.groups ?? {};
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Whoever writes 30 February meant another day.
  const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return exists && year >= '1800' && year <= '2200' ? `${year}${month}${day}` : null;
}

const words = {
  m: 'm male man boy gentleman he him his sir mr mister father dad papa son brother uncle nephew husband boyfriend widower prince king lord duke h homme masculin monsieur garcon mari pere fils',
  f: 'f female woman girl lady she her hers maam madam ms mrs miss mother mom mama daughter sister aunt niece wife girlfriend widow princess queen duchess femme feminin madame mme mlle mademoiselle fille epouse mere',
};
const genders = new Map(
  Object.entries(words).flatMap(([gender, list]) => list.split(' ').map((word) => [word, gender] as const)),
);
