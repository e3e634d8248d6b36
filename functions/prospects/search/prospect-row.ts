import { foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';

/** What the search, the figures and the duplicates look at. */
export const rowFields = [
  'prospectId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneNational',
  'company',
  'siret',
  'jobTitle',
  'industry',
  'companySize',
  'city',
  'country',
  'source',
  'status',
  'lostReason',
  'closedAt',
  'valueCents',
  'currency',
  'tags',
  'ownerId',
  'clientId',
  'campaignId',
  'custom',
  'nextActionAt',
  'retainUntil',
  'score',
  'lastActivityAt',
  'createdAt',
] as const;

export type RowSource = Omit<Pick<ProspectItem, (typeof rowFields)[number]>, 'custom'> & {
  /** As it is stored, packed: few searches look at it. */
  custom?: string | undefined;
};

/** A prospect as it is searched, sorted and counted. */
export type ProspectRow = RowSource & {
  /** The words that a search looks at, each after a space. */
  text: string;
  /** What the list by name goes by. */
  nameKey: string;
  /** Milliseconds; -1 when there was none, so that it comes last. */
  lastActivityMs: number;
  createdMs: number;
};

export function toRow(item: RowSource): ProspectRow {
  const { phone, phoneNational = '' } = item;
  const [first, last, company, email] = [item.firstName, item.lastName, item.company, item.email].map(wordsOf);
  const digits = phone ? [onlyDigits(phone), onlyDigits(phoneNational)] : [];
  // All rows have all their fields in one order, which is what makes going over many of them fast; said one by one, for a copy
  // of `item` by `...` takes longer than all the rest.
  return {
    prospectId: item.prospectId,
    firstName: item.firstName,
    lastName: item.lastName,
    email: item.email,
    phone: item.phone,
    phoneNational: item.phoneNational,
    company: item.company,
    siret: item.siret,
    jobTitle: interned(item.jobTitle),
    industry: interned(item.industry),
    companySize: item.companySize,
    city: interned(item.city),
    country: interned(item.country),
    source: item.source,
    status: item.status,
    lostReason: interned(item.lostReason),
    closedAt: item.closedAt,
    valueCents: item.valueCents,
    currency: item.currency,
    tags: item.tags,
    ownerId: interned(item.ownerId),
    clientId: interned(item.clientId),
    campaignId: interned(item.campaignId),
    custom: item.custom,
    nextActionAt: item.nextActionAt,
    retainUntil: item.retainUntil,
    score: item.score,
    lastActivityAt: item.lastActivityAt,
    createdAt: item.createdAt,
    text: ` ${[first, last, company, email, ...digits, item.siret].filter(Boolean).join(' ')}`,
    nameKey: [last, first, company, email].filter(Boolean).join(' '),
    lastActivityMs: item.lastActivityAt ? Date.parse(item.lastActivityAt) : -1,
    createdMs: Date.parse(item.createdAt),
  };
}

const wordsOf = (text: string | undefined) => (text === undefined ? '' : foldedWords(text).join(' '));

const known = new Map<string, string>();
const mostKnown = 10_000;

/** One text for all rows that name a member, a client, a campaign, a city or a trade, of which a workspace has few: a hundred thousand copies would be megabytes. */
export function interned(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const one = known.get(id);
  if (one !== undefined) return one;
  if (known.size === mostKnown) known.clear();
  known.set(id, id);
  return id;
}

const onlyDigits = (text: string) => text.replace(/\D+/g, '');

/** The words of a search; what reads like a telephone number is one word, however it is spaced. */
export function wantedWords(q: string): string[] {
  const phones: string[] = [];
  const rest = q.replace(/\+?\d[\d\s.()-]{3,}/g, (phone) => {
    phones.push(onlyDigits(phone));
    return ' ';
  });
  const words = [...foldedWords(rest), ...phones];
  return words.length > 0 ? words : searchedWords(q);
}
