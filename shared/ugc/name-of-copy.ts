import { campaignLimits } from './campaign.rules.ts';

/** What the copy of a campaign is called. */
export function nameOfCopy(name: string): string {
  const base = name.replace(/ \(copie\)$/, '');
  return `${base.slice(0, campaignLimits.name - 8).trimEnd()} (copie)`;
}
