import type { GenerationOf } from '../../../shared/ai/generation.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { GenerationContent, unpackContent } from './generation-content.entity.ts';
import { ItemKey } from './item-key.entity.ts';

/** A variation that bears a key: what is learnt if it wins, the keys of all that it stands beside, and how much showing it takes. */
export type KeyedItem = {
  generationId: string;
  itemId: string;
  hypothesis: string | null;
  siblings: readonly string[];
  impressions: number;
};

/** By key, of those that a generation of the workspace still has: 100 keys at most are asked for at once. */
export async function itemsByKey(workspaceId: string, keys: readonly string[]): Promise<Map<string, KeyedItem>> {
  const found: { key: string; generationId: string; itemId: string }[] = [];
  for (const some of chunks([...new Set(keys)], mostTogether)) {
    const items = await readTogether(some.map((key) => ItemKey.get({ workspaceId, itemKey: key })));
    for (const Item of items) {
      const { data } = ItemKey.parse({ Item });
      if (data) found.push({ ...data, key: data.itemKey });
    }
  }
  const contents = await contentsOf(workspaceId, [...new Set(found.map(({ generationId }) => generationId))]);
  return new Map(
    found.flatMap(({ key, generationId, itemId }): [string, KeyedItem][] => {
      const content = contents.get(generationId);
      if (!content) return [];
      const item = content.output.items.find(({ id }) => id === itemId);
      const siblings = Object.values(content.keys).filter((other) => other !== key);
      const impressions = content.output.testPlan.impressionsPerVariation;
      return [[key, { generationId, itemId, hypothesis: item?.hypothesis?.why ?? null, siblings, impressions }]];
    }),
  );
}

type Variations = Pick<GenerationOf<'generate_variations'>, 'output' | 'keys'>;

async function contentsOf(workspaceId: string, ids: readonly string[]): Promise<Map<string, Variations>> {
  const found = new Map<string, Variations>();
  for (const some of chunks(ids, mostTogether)) {
    const items = await readTogether(some.map((generationId) => GenerationContent.get({ workspaceId, generationId })));
    for (const Item of items) {
      const { data } = GenerationContent.parse({ Item });
      // Keys are of variations alone.
      if (data) found.set(data.generationId, unpackContent(data.packed) as unknown as Variations);
    }
  }
  return found;
}
