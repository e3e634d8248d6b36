import type { GenerationOf } from './generation.ts';
import type { TextItem } from './written.ts';

export type WrittenGeneration = GenerationOf<'generate_variations' | 'generate_platform_copy' | 'generate_script'>;

/** What is used of texts: variations that were kept, in a field the texts that were; all that nobody rejected where none is. */
export function withKeptAlone(generation: WrittenGeneration): WrittenGeneration {
  if (generation.tool === 'generate_variations') {
    const { output } = generation;
    return { ...generation, output: { ...output, items: usedOf(output.items, ({ state }) => state) } };
  }
  if (generation.tool === 'generate_script') return generation;
  const choiceOf = ({ choice }: TextItem) => choice;
  const placements = generation.output.placements.map((one) => ({
    ...one,
    fields: one.fields.map((field) => ({ ...field, items: usedOf(field.items, choiceOf) })),
  }));
  return { ...generation, output: { placements } };
}

function usedOf<Item>(items: readonly Item[], stateOf: (item: Item) => string | undefined): Item[] {
  const kept = items.filter((item) => stateOf(item) === 'kept');
  return kept.length > 0 ? kept : items.filter((item) => stateOf(item) !== 'rejected');
}
