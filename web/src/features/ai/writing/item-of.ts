import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import type { PlacementKey } from '../../../../../shared/rules/copy/placements.ts';
import type { RejectionReason } from '../../../../../shared/rules/copy/writer/rejections.ts';

export type ItemState = 'proposed' | 'kept' | 'rejected';

/** A text where it stands: the item that an act names, its placement, its key, what people said of it. */
export type TextPlace = {
  text: TextItem;
  itemId: string;
  placement: PlacementKey | null;
  key: string | null;
  /** Null of what is not chosen one by one. */
  state: ItemState | null;
  reason: RejectionReason | undefined;
};

/** Every text with its place, in the order in which they are read. */
export function placesOf(kept: WrittenGeneration): TextPlace[] {
  if (kept.tool === 'generate_variations') {
    const { input, output, keys } = kept;
    return output.items.flatMap(({ id, texts, state, reason }) =>
      texts.map((text) => ({
        ...{ text, itemId: id, placement: input.placement, key: keys[id] ?? null, state, reason },
      })),
    );
  }
  if (kept.tool === 'generate_platform_copy')
    return kept.output.placements.flatMap(({ placement, fields }) =>
      fields.flatMap(({ items }) =>
        items.map((text) => ({
          ...{ text, itemId: text.id, placement, key: null, state: text.choice ?? 'proposed', reason: text.reason },
        })),
      ),
    );
  const { beats, hooks, caption } = kept.output;
  const alone = { placement: null, key: null, state: null, reason: undefined } as const;
  return [
    ...beats.flatMap(({ id, voice, onScreen }) => [voice, onScreen].map((text) => ({ text, itemId: id, ...alone }))),
    ...[...hooks, caption].map((text) => ({ text, itemId: text.id, ...alone })),
  ];
}
