import { foldLabel } from '../../../shared/kernel/fold.ts';
import { campaignsNow } from './kept-campaigns.ts';

/** The id of the campaign that a text names; `several` where it may be any of some. */
export type CampaignFinder = (text: string) => string | 'several' | undefined;

/**
 * Finds the campaigns of a workspace by what other files say of them: their id, the id that their platform gave them, or their
 * name, case, accents and what stands between words aside, as `utm_campaign` writes it (`soldes-d-hiver`).
 */
export async function campaignFinder(workspaceId: string): Promise<CampaignFinder> {
  const byId = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  for (const { campaignId, externalId, name } of await campaignsNow(workspaceId)) {
    byId.set(campaignId, campaignId);
    if (externalId) byId.set(externalId, byId.has(externalId) ? 'several' : campaignId);
    const label = foldLabel(name);
    byName.set(label, (byName.get(label) ?? new Set()).add(campaignId));
  }
  return (text) => {
    const known = byId.get(text.trim());
    if (known) return known;
    const [found, ...others] = byName.get(foldLabel(text)) ?? [];
    return others.length > 0 ? 'several' : found;
  };
}
