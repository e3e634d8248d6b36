import { createContext, use } from 'react';
import type { Campaign } from '../../../../shared/campaigns/campaign.ts';
import type { CampaignStatus } from '../../../../shared/campaigns/campaigns.rules.ts';
import type { ApiError } from '../../lib/api-error.ts';
import type { CampaignStore } from './use-campaign-list.ts';

/** A status that could not be written, which the person has to know more of than a sentence. */
export type Held =
  | { kind: 'conflict'; theirs: Campaign; mine: CampaignStatus }
  | { kind: 'plan'; campaign: Campaign; refusal: ApiError };

/** What every part of the page shares. */
export type CampaignSpace = { store: CampaignStore; ask: (held: Held) => void };

export const CampaignSpaceContext = createContext<CampaignSpace | null>(null);

export function useCampaignSpace(): CampaignSpace {
  const space = use(CampaignSpaceContext);
  if (!space) throw new Error('This stands inside the page of campaigns');
  return space;
}
