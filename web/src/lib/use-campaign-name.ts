import useSWR from 'swr';
import { getCampaign } from '../../../shared/campaigns/campaign.contract.ts';
import { goneCampaign } from '../../../shared/prospects/messages.ts';
import { isGone } from './notices.ts';
import { request } from './request.ts';
import { useMay } from './use-may.ts';

/** What a campaign is called; nothing while that is not known, nor for who may not read campaigns. */
export function useCampaignName(id: string | null): string | undefined {
  const may = useMay();
  const { data } = useSWR(id && may('campaigns:read') ? ['campaign-name', id] : null, ([, one]) => nameOf(one));
  return data;
}

async function nameOf(id: string): Promise<string> {
  try {
    return (await request(getCampaign, { params: { id } })).campaign.name;
  } catch (error) {
    if (isGone(error)) return goneCampaign;
    throw error;
  }
}
