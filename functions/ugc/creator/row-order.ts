import { searchedWords } from '../../../shared/kernel/fold.ts';
import type { CreatorSort } from '../../../shared/ugc/creator.contract.ts';
import type { DeliverableType } from '../../../shared/ugc/creator.rules.ts';
import type { CreatorRow } from './creator-row.ts';
import { type Found, leastFor } from './row-sieve.ts';

/** Where a creator stands in a list: by their key, null where they have nothing there, then by who was active last, then by id. */
export type Place = { key: number | string | null; at: string; id: string };

type Asked = {
  sort: CreatorSort;
  q: string | undefined;
  deliverable: readonly DeliverableType[] | undefined;
  scoreOf: (row: CreatorRow) => number;
};

/** Whose name it is, before those of whom it is told elsewhere. */
function relevance(q = ''): (row: CreatorRow) => number {
  const words = searchedWords(q).map((word) => ` ${word}`);
  return ({ nameText }) => words.filter((word) => nameText.includes(word)).length;
}

const ascending = new Set<CreatorSort>(['price', 'turnaround']);

function keyOf({ sort, q, deliverable, scoreOf }: Asked): (row: CreatorRow) => Place['key'] {
  const keys: Record<CreatorSort, () => (row: CreatorRow) => Place['key']> = {
    relevance: () => relevance(q),
    match: () => scoreOf,
    rating: () => (row) => row.rating,
    price: () => (row) => leastFor(row, deliverable),
    turnaround: () => (row) => row.turnaroundDays,
    newest: () => (row) => row.createdAt,
    recent: () => (row) => row.lastActiveAt,
  };
  return keys[sort]();
}

export function creatorOrder(asked: Asked) {
  const key = keyOf(asked);
  const sign = ascending.has(asked.sort) ? 1 : -1;
  return {
    placeOf: ({ row }: Found): Place => ({ key: key(row), at: row.lastActiveAt, id: row.creatorId }),
    compare: (a: Place, b: Place): number =>
      sign * byKey(a.key, b.key, sign) || byText(b.at, a.at) || byText(b.id, a.id),
  };
}

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** What has nothing there comes last, both ways. */
function byKey(a: Place['key'], b: Place['key'], sign: number): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? sign : -sign;
  return a < b ? -1 : 1;
}
