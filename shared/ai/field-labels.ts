import { type Placement, type PlacementKey, placements } from '../rules/copy/placements.ts';

const ofScripts: Record<string, string> = {
  voice: 'Voix',
  onScreen: 'À l’écran',
  hook: 'Autre accroche',
  caption: 'Légende',
};

/** What several texts of a field are called. */
const several: Record<string, string> = {
  primaryText: 'Textes principaux',
  introText: 'Textes d’introduction',
  text: 'Textes',
  headline: 'Titres',
  title: 'Titres',
  longHeadline: 'Titres longs',
  description: 'Descriptions',
  path: 'Chemins',
};
export const fieldsLabel = (field: string, label: string, count: number): string =>
  count > 1 ? (several[field] ?? label) : label;

/** What a placement calls one of its fields, or a script one of its texts. */
export function fieldLabel(placement: PlacementKey | null, field: string): string {
  const fields = placement ? (placements[placement] as Placement).fields : [];
  return fields.find((one) => one.field === field)?.label ?? ofScripts[field] ?? field;
}
