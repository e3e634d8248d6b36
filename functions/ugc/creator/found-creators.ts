import { isUnopened } from '../core/read-creator.ts';
import { type CreatorRow, rowNamed, typedRow } from './creator-row.ts';
import { marketIndex } from './market-index.ts';
import { relationsOf } from './relations-index.ts';
import type { Found } from './row-sieve.ts';

/** All whom a workspace may find: the marketplace, and its own. */
export async function foundCreators(workspaceId: string): Promise<Found[]> {
  const [market, relations] = await Promise.all([marketIndex(), relationsOf(workspaceId)]);
  const own = [...relations.values()].filter(({ added, metAt }) => added ?? metAt);
  await market.hold(own.map(({ creatorId }) => creatorId));
  const found: Found[] = [];
  for (const relation of own) {
    const row = market.rows.get(relation.creatorId);
    const seen = isUnopened(relation) ? typedRow(relation) : row && rowNamed(row, relation);
    if (seen && (relation.added || !seen.listed)) found.push({ row: seen, pool: 'private', relation });
  }
  for (const row of market.rows.values()) {
    const relation = relations.get(row.creatorId);
    if (isOfMarket(row, relation)) found.push({ row, pool: 'marketplace', relation });
  }
  return found;
}

/** Whom a workspace has added is among its own. */
const isOfMarket = ({ listed }: CreatorRow, relation: Found['relation']): boolean => listed && !relation?.added;
