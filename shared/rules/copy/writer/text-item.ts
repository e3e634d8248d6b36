import { analyse } from '../analyse.ts';
import type { Finding } from '../analysis.ts';
import { graphemesIn } from '../graphemes.ts';
import type { PlacementField } from '../placements.ts';
import type { Composition } from './composition.ts';
import type { Piece } from './fill.ts';
import type { RejectionReason } from './rejections.ts';

/** What words are by: the rules of this product, or a model under its guards. */
export type WrittenBy = 'integre' | 'bedrock' | 'openai-compatible';

export type Grounding = { start: number; end: number; evidenceId: string };

export type TextItem = {
  id: string;
  field: string;
  text: string;
  /** In graphemes, as its bounds. */
  length: number;
  recommended: number;
  max: number;
  state: 'ok' | 'long';
  /** UTF-16 offsets of what comes from a fact. */
  grounding: Grounding[];
  evidenceIds: string[];
  compliance: Finding[];
  engine: WrittenBy;
  /** Those of the writer that its sentences were made of; none of what a model wrote. */
  constructions?: string[] | undefined;
  /** By a person, since it was written. */
  edited: boolean;
  /** Of a text that people choose by itself: what they said of it, if anything. */
  choice?: 'kept' | 'rejected' | undefined;
  reason?: RejectionReason | undefined;
};

export type Bounds = Pick<PlacementField, 'field' | 'recommended' | 'max'> & Partial<Pick<PlacementField, 'holds'>>;

/** A text as it is handed over, with where its words come from. */
export function textItem(
  id: string,
  { field, recommended, max, holds }: Bounds,
  pieces: readonly Piece[],
  { options, industry }: Pick<Composition, 'options' | 'industry'>,
  engine: WrittenBy = 'integre',
): TextItem {
  const text = pieces.map((piece) => piece.text).join('');
  const grounding: Grounding[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.text.length;
    if (piece.fact?.evidenceId) grounding.push({ start, end, evidenceId: piece.fact.evidenceId });
    start = end;
  }
  const length = graphemesIn(text);
  const constructions = [...new Set(pieces.flatMap(({ construction }) => construction ?? []))];
  const ad = holds === 'headline' ? { headline: text, body: '' } : { body: text };
  return {
    id,
    field,
    text,
    length,
    recommended,
    max,
    state: length > recommended ? 'long' : 'ok',
    grounding,
    evidenceIds: [...new Set(grounding.map(({ evidenceId }) => evidenceId))],
    compliance: analyse({ ...ad, industry }, options).compliance,
    engine,
    ...(constructions.length > 0 && { constructions }),
    edited: false,
  };
}
