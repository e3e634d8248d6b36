import { listPlacements } from '../../../shared/ai/analysis.contract.ts';
import { type Placement, placements } from '../../../shared/rules/copy/placements.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

/** Where texts stand, and how long they may be there. */
export const handler = defineHandler(listPlacements, async () => ({
  items: Object.entries<Placement>(placements).map(([placement, { label, fields }]) => ({
    placement,
    label,
    fields: fields.map(({ holds: _, ...field }) => field),
  })),
}));
