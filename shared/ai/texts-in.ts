import type { AiEngine } from './generations.rules.ts';
import type { TextItem } from './written.ts';

/** A text that a tool wrote, with where it stands. */
export type WrittenText = {
  id: string;
  field: string;
  text: string;
  engine: AiEngine;
  edited: boolean;
  /** What people said of it by itself, if anything. */
  choice: 'kept' | 'rejected' | null;
  /** Of its placement, where the tool names one. */
  placement: string | null;
  /** Of its variation, where it is of one. */
  itemId: string | null;
};

type Place = Pick<WrittenText, 'placement' | 'itemId'>;

/** Every text of an output, whichever tool made it: what has an id, a field, words and what they stand on. */
export function textsIn(output: unknown, place: Place = { placement: null, itemId: null }): WrittenText[] {
  if (Array.isArray(output)) return output.flatMap((one) => textsIn(one, place));
  if (typeof output !== 'object' || output === null) return [];
  const own = output as Record<string, unknown>;
  const { id, placement, texts } = own;
  if (isText(own)) {
    const { field, text, engine, edited, choice = null } = own;
    return [{ id: own.id, field, text, engine, edited, choice, ...place }];
  }
  const within = {
    placement: typeof placement === 'string' ? placement : place.placement,
    itemId: typeof id === 'string' && Array.isArray(texts) ? id : place.itemId,
  };
  return Object.values(own).flatMap((one) => textsIn(one, within));
}

const isText = (own: Record<string, unknown>): own is Record<string, unknown> & TextItem =>
  typeof own.id === 'string' &&
  typeof own.field === 'string' &&
  typeof own.text === 'string' &&
  Array.isArray(own.grounding);
