import { typeset } from '../french/typography.ts';
import type { PlacementField } from '../placements.ts';
import type { Composition } from '../writer/composition.ts';
import { type TextItem, textItem, type WrittenBy } from '../writer/text-item.ts';
import { groundedPieces } from './grounded-pieces.ts';

export type ModelEngine = Exclude<WrittenBy, 'integre'>;

type Field = Pick<PlacementField, 'field' | 'recommended' | 'max' | 'holds'>;

/**
 * A text of a model as it is handed over: typeset, its words tied to facts, mentions under it where it takes them. Null for one
 * that a guard refuses; `composition.findings` then says which.
 */
export function modelText(
  id: string,
  field: Field,
  raw: string,
  { composition, engine, others = [], closes = false }: Writing,
): TextItem | null {
  const said = typeset(raw.slice(0, 3_000));
  if (said === '') return null;
  const pieces = [...groundedPieces(said, composition.facts), ...(closes ? composition.closing(said) : [])];
  const text = pieces.map((piece) => piece.text).join('');
  if (!composition.passes({ text, max: field.max, holds: field.holds }, others)) return null;
  return textItem(id, field, pieces, composition, engine);
}

export type Writing = {
  composition: Composition;
  engine: ModelEngine;
  /** The texts that it stands beside. */
  others?: readonly string[];
  closes?: boolean;
};
