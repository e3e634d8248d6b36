import { resultCounters } from '../../../shared/learning/learning.rules.ts';
import type { AdResult } from '../../../shared/learning/results.contract.ts';
import { z95 } from '../../../shared/rules/normal-distribution.ts';
import { type Share, twoProportionsZ } from '../../../shared/rules/two-proportions.ts';
import { itemsByKey, type KeyedItem } from '../../ai/core/items-by-key.door.ts';
import { ResultSums } from '../core/result-sums.ts';
import type { ResultTable } from '../core/result-table.ts';

export type Answered = Pick<AdResult, 'generation' | 'hypothesis'>;

const [impressionsAt, clicksAt] = [resultCounters.indexOf('impressions'), resultCounters.indexOf('clicks')];

/**
 * By key of a generated text, the text that it is and what its results say of what was expected of it. Variations of one generation are
 * a test of the same audience: there the impression is the unit, and it takes as many as the plan of the test says on each side.
 */
export async function answeredKeys(
  workspaceId: string,
  table: ResultTable,
  keys: readonly string[],
): Promise<Map<string, Answered>> {
  if (keys.length === 0) return new Map();
  const items = await itemsByKey(workspaceId, keys);
  const shares = sharesByKey(table);
  return new Map([...items].map(([key, item]): [string, Answered] => [key, answerOf(key, item, shares)]));
}

function answerOf(key: string, item: KeyedItem, shares: ReadonlyMap<string, Share>): Answered {
  const { generationId, itemId, hypothesis, siblings, impressions } = item;
  const generation = { id: generationId, itemId };
  if (hypothesis === null) return { generation, hypothesis: null };
  const own = shares.get(key) ?? { count: 0, of: 0 };
  const others = siblings.reduce(
    (sum, sibling) => {
      const one = shares.get(sibling) ?? { count: 0, of: 0 };
      return { count: sum.count + one.count, of: sum.of + one.of };
    },
    { count: 0, of: 0 },
  );
  return { generation, hypothesis: { text: hypothesis, state: stateOf(own, others, impressions) } };
}

/** Better than the others beyond chance, or not although it was shown as much as it takes to see it. */
function stateOf(own: Share, others: Share, impressions: number): 'true' | 'false' | 'too_soon' {
  if (own.of < impressions || others.of < impressions) return 'too_soon';
  return twoProportionsZ(own, others) > z95 ? 'true' : 'false';
}

function sharesByKey(table: ResultTable): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const ad of table.ads) {
    if (ad.itemKey === null) continue;
    const { values } = new ResultSums().add(table, ad, () => true);
    const [clicks = 0, shown = 0] = [values[clicksAt], values[impressionsAt]];
    if (Number.isNaN(clicks + shown)) continue;
    const before = shares.get(ad.itemKey) ?? { count: 0, of: 0 };
    shares.set(ad.itemKey, { count: before.count + clicks, of: before.of + shown });
  }
  return shares;
}
