import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import type { CustomField, CustomValues } from '../../../shared/prospects/custom-fields.ts';
import {
  type AnySort,
  isCustomSort,
  type ProspectSort,
  type SortOrder,
  usualOrder,
} from '../../../shared/prospects/prospect.contract.ts';
import { prospectSources, prospectStatuses } from '../../../shared/prospects/prospects.rules.ts';
import { FirstPlaced } from '../../platform/first-placed.ts';
import type { ProspectRow } from './prospect-row.ts';

/** Where a row stands in a list: by its key, null where it has nothing there, then by its id. */
export type Place = { key: number | string | null; id: string };

/** What a list is sorted by, and which way. */
export type RowOrder = {
  sort: AnySort;
  order?: SortOrder | undefined;
  /** What owners, clients and campaigns are called, where it goes by them. */
  names?: ReadonlyMap<string, string>;
  /** Where it goes by a field of the workspace: the field, unless it is gone. */
  field?: CustomField | undefined;
};

/** Larger than any time in milliseconds, so that one number holds a score and, for equal scores, a time. */
const timeSpan = 1e14;

type Key = (row: ProspectRow) => Place['key'];

const folded = (text: string | undefined) => (text ? fold(text) : null);
const ranks = (list: Readonly<Record<string, string>>) => new Map(keysOf(list).map((value, at) => [value, at]));
const [statusRanks, sourceRanks] = [ranks(prospectStatuses), ranks(prospectSources)];

const keys: Record<Exclude<ProspectSort, 'owner' | 'client' | 'campaign'>, Key> = {
  newest: ({ createdMs }) => createdMs,
  score: ({ score, lastActivityMs }) => score * timeSpan + lastActivityMs + 1,
  recent_activity: ({ lastActivityMs }) => (lastActivityMs < 0 ? null : lastActivityMs),
  value: ({ valueCents = null }) => valueCents,
  name: ({ nameKey }) => nameKey,
  next_action: ({ nextActionAt = null }) => nextActionAt,
  status: ({ status }) => statusRanks.get(status) ?? null,
  company: ({ company }) => folded(company),
  email: ({ email = null }) => email,
  phone: ({ phone = null }) => phone,
  city: ({ city }) => folded(city),
  source: ({ source }) => sourceRanks.get(source) ?? null,
  tag: ({ tags }) => folded(tags[0]),
};

/** The fields that hold ids, sorted by what these are called. */
const named = { owner: 'ownerId', client: 'clientId', campaign: 'campaignId' } as const;

const isNamedSort = (sort: ProspectSort): sort is keyof typeof named => Object.hasOwn(named, sort);

function keyOf({ sort, names, field }: RowOrder): Key {
  if (isCustomSort(sort)) return field ? customKey(field) : () => null;
  if (!isNamedSort(sort)) return keys[sort];
  const attribute = named[sort];
  const known = new Map([...(names ?? [])].map(([id, name]) => [id, fold(name)]));
  return (row) => known.get(row[attribute] ?? '') ?? null;
}

/** By what rows say of a field: numbers and days as they go, words by the alphabet, choices in the order of their list. */
function customKey({ id, type, choices }: CustomField): Key {
  return ({ custom }) => {
    const value = custom ? (JSON.parse(custom) as CustomValues)[id] : undefined;
    if (value === undefined) return null;
    if (type === 'number') return typeof value === 'number' ? value : null;
    if (type === 'text') return folded(String(value));
    if (type === 'date') return String(value);
    const rank = choices.indexOf(String(value));
    return rank < 0 ? choices.length : rank;
  };
}

/** Where each row stands. */
export function placing(order: RowOrder): (row: ProspectRow) => Place {
  const key = keyOf(order);
  return (row) => ({ key: key(row), id: row.prospectId });
}

/** Below 0 when `a` comes first; what has nothing there comes last, both ways. */
export function comparePlaces({ sort, order = usualOrder(sort) }: RowOrder): (a: Place, b: Place) => number {
  const sign = order === 'asc' ? 1 : -1;
  const byIds = (a: Place, b: Place) => (a.id === b.id ? 0 : a.id < b.id ? -sign : sign);
  return (a, b) => {
    if (a.key === b.key) return byIds(a, b);
    if (a.key === null || b.key === null) return a.key === null ? 1 : -1;
    return a.key < b.key ? -sign : sign;
  };
}

/** The first `limit` prospects of a list that come after a place. */
export class FirstRows extends FirstPlaced<ProspectRow, Place> {
  constructor(order: RowOrder, limit: number, after: Place | undefined) {
    super({ compare: comparePlaces(order), placeOf: placing(order) }, limit, after);
  }
}
