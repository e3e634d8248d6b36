import type { Permission } from '../../../shared/kernel/permissions.ts';
import { type NameRank, rankOfName, type Wanted } from '../../../shared/search/name-rank.ts';
import type { SearchKind } from '../../../shared/words.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** What is looked for: as it was typed, as names are compared, and how many of each kind are wanted. */
export type Asked = { q: string; wanted: Wanted; most: number };

/** A thing by its name, with what people see beside it, what else it is found by, and the page that shows it. */
export type NamedThing = { kind: SearchKind; id: string; title: string; more?: string; also?: string; path: string };

/** How a word finds its things by their names, for who may read them. */
export type Finder = {
  permission: Permission;
  /** Of its word, `searched`. */
  kinds: Readonly<Record<string, string>>;
  find: (actor: Actor, asked: Asked) => Promise<NamedThing[]>;
};

export const rankOfThing = (wanted: Wanted, { title, more = '', also = '' }: NamedThing): NameRank | null =>
  rankOfName(wanted, title, `${more} ${also}`);

/** Those of some things that answer to what was typed, the best first; of equal ones, in their order. */
export function bestNamed({ wanted, most }: Asked, things: readonly NamedThing[]): NamedThing[] {
  const ranked: { thing: NamedThing; rank: NameRank }[] = [];
  for (const thing of things) {
    const rank = rankOfThing(wanted, thing);
    if (rank !== null) ranked.push({ thing, rank });
  }
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ thing }) => thing);
}
