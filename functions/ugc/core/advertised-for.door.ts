import { UgcCampaign } from './campaign.entity.ts';

/** The campaigns of a workspace for a client: a thousand at most are looked through. */
async function campaignsFor(workspaceId: string, clientId: string) {
  const { data } = await UgcCampaign.query
    .byWorkspace({ workspaceId })
    .go({ pages: 'all', consistent: true, attributes: ['campaignId', 'brandId', 'status'] });
  return data.filter(({ brandId }) => brandId === clientId);
}

/** Whether a client is the advertiser of any campaign. */
export const isAdvertisedFor = async (workspaceId: string, clientId: string): Promise<boolean> =>
  (await campaignsFor(workspaceId, clientId)).length > 0;

/** Whether one was published: agreements are in that client's name, and stay so. */
export const isParty = async (workspaceId: string, clientId: string): Promise<boolean> =>
  (await campaignsFor(workspaceId, clientId)).some(({ status }) => status !== 'draft');
