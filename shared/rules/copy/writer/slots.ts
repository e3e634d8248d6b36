import { type Placement, type PlacementField, type PlacementKey, placements } from '../placements.ts';
import type { TextLength } from './composition.ts';
import type { Room } from './drafts.ts';

/** A field that longer texts may go into, on request. */
const opens = new Set(['primaryText', 'introText', 'pinterest/description']);
const lengths: Record<TextLength, number> = { short: 0, medium: 300, long: 900 };

/** How long a text of a field may be: what is seen of it, unless more is asked for. */
export function roomOf(placement: PlacementKey, { field, recommended, max }: PlacementField, length: TextLength): Room {
  const more = opens.has(field) || opens.has(`${placement}/${field}`) ? lengths[length] : 0;
  const most = Math.min(max, Math.max(recommended, more));
  return { most, wanted: placement === 'pinterest' && more === 0 ? Math.min(most, 220) : most };
}

export const fieldsOf = (placement: PlacementKey): readonly PlacementField[] =>
  (placements[placement] as Placement).fields;

/** The text that an ad of it is: its body, else its title. */
export function mainFieldOf(placement: PlacementKey): PlacementField {
  const fields = fieldsOf(placement);
  const main =
    fields.find(({ holds }) => holds === 'body') ?? fields.find(({ holds }) => holds === 'headline') ?? fields[0];
  if (!main) throw new Error(`No field in ${placement}`);
  return main;
}

/** A name, not a text. */
export const isName = ({ field }: PlacementField): boolean =>
  field === 'businessName' || field === 'displayName' || field === 'brandName';
export const isTitle = ({ field, holds }: PlacementField): boolean => holds === 'headline' || field === 'longHeadline';
