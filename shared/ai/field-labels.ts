import { type Placement, type PlacementKey, placements } from '../rules/copy/placements.ts';

const ofScripts: Record<string, string> = {
  voice: 'Voix',
  onScreen: 'À l’écran',
  hook: 'Autre accroche',
  caption: 'Légende',
};

/** What a placement calls one of its fields, or a script one of its texts. */
export function fieldLabel(placement: PlacementKey | null, field: string): string {
  const fields = placement ? (placements[placement] as Placement).fields : [];
  return fields.find((one) => one.field === field)?.label ?? ofScripts[field] ?? field;
}
