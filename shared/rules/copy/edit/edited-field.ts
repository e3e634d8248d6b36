import type { PlacementKey } from '../placements.ts';
import { captionField, hookField, screenField, voiceField } from '../writer/compose-script.ts';
import { fieldsOf } from '../writer/slots.ts';
import type { EditedField } from './edit-text.ts';

const ofScripts: readonly EditedField[] = [voiceField, screenField, hookField, captionField];

/** The bounds of a text of a placement, or of a script without one. */
export const editedField = (placement: PlacementKey | null, field: string): EditedField | undefined =>
  (placement ? fieldsOf(placement) : ofScripts).find((one) => one.field === field);
