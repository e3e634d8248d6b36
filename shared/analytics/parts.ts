import { segmentTypes } from '../rules/day-counts.ts';

/** By what figures are taken apart: something of a campaign, the days, what is below a campaign. */
export const campaignParts = {
  platform: 'Plateforme',
  campaign: 'Campagne',
  client: 'Client',
  industry: 'Secteur',
  objective: 'Objectif',
  status: 'Statut',
  tag: 'Étiquette',
} as const;
export type CampaignPart = keyof typeof campaignParts;

export const dayParts = { weekday: 'Jour de la semaine', month: 'Mois' } as const;
export type DayPart = keyof typeof dayParts;

/** Besides those: `segment:device`, and `dim:<a field of the naming rule>`. */
export type PartName = CampaignPart | DayPart | 'ad' | `segment:${string}` | `dim:${string}`;

const fixed: readonly string[] = [...Object.keys(campaignParts), ...Object.keys(dayParts), 'ad'];
const segments: readonly string[] = segmentTypes.map((type) => `segment:${type}`);

export const isPartName = (text: string): text is PartName =>
  fixed.includes(text) || segments.includes(text) || /^dim:./su.test(text);

/** Of what has no value of a part: no client, no tag. */
export const noValue = 'none';

/** What people read where a part has no value. */
export const noValueLabels = {
  client: 'Sans client',
  industry: 'Sans secteur',
  tag: 'Sans étiquette',
  dim: 'Sans valeur',
} as const;

/** Of a client that is no longer there. */
export const goneClient = 'Client supprimé';

/** From Monday on. */
export const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const;
