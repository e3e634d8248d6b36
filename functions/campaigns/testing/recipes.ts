import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import type * as imports from '../../../shared/campaigns/imports.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { alertRecipes } from '../alerts/testing/recipes.ts';
import { annotationRecipes } from '../annotations/testing/recipes.ts';
import { connectionRecipes } from '../connections/testing/recipes.ts';
import { exampleRecipes } from '../example/testing/recipes.ts';
import { imageRecipes } from '../images/testing/recipes.ts';
import { importRecipes } from '../imports/testing/recipes.ts';
import { namingRecipes } from '../naming/testing/recipes.ts';
import { rateRecipes } from '../rates/testing/recipes.ts';
import { viewRecipes } from '../views/testing/recipes.ts';
import { fetchCampaign, newCampaign, record, soldes } from './campaigns.ts';

async function personWithCampaign() {
  const { token, user } = await signedInUser();
  const { id } = await newCampaign(token);
  return { token, workspaceId: user.workspaceId, id, params: { id } };
}

const told = async (token: string, id: string) => ({ campaign: await fetchCampaign(token, id) });

export const byTheClock = ['campaign.alert_raised'];

export const recipes: Recipes<typeof campaigns & typeof performance & typeof comparison & typeof imports> = {
  ...alertRecipes,
  ...viewRecipes,
  ...exampleRecipes,
  ...namingRecipes,
  ...annotationRecipes,
  ...rateRecipes,
  ...connectionRecipes,
  ...imageRecipes,
  createCampaign: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status, data } = await call(campaigns.createCampaign, { token, body: { ...soldes, status: 'active' } });
        return { status, told: [{ type: 'campaign.created', data: await told(token, data.campaign.id) }] };
      },
    };
  },
  updateCampaign: async () => {
    const { token, workspaceId, id, params } = await personWithCampaign();
    return {
      workspaceId,
      act: async () => {
        const body = { name: 'Soldes', status: 'active' as const, version: 1 };
        const { status } = await call(campaigns.updateCampaign, { token, params, body });
        const data = await told(token, id);
        return {
          status,
          told: [
            { type: 'campaign.status_changed', data: { ...data, previousStatus: 'draft' } },
            { type: 'campaign.updated', data },
          ],
        };
      },
    };
  },
  deleteCampaign: async () => {
    const { token, workspaceId, params } = await personWithCampaign();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(campaigns.deleteCampaign, { token, params });
        return { status, told: [{ type: 'campaign.deleted', data }] };
      },
    };
  },
  restoreCampaign: async () => {
    const { token, workspaceId, id, params } = await personWithCampaign();
    await call(campaigns.deleteCampaign, { token, params });
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(campaigns.restoreCampaign, { token, params, body: {} });
        return { status, told: [{ type: 'campaign.restored', data: await told(token, id) }] };
      },
    };
  },
  bulkCampaigns: async () => {
    const { token, workspaceId, id } = await personWithCampaign();
    return {
      workspaceId,
      act: async () => {
        const body = { ids: [id], action: 'tag' as const, value: 'soldes' };
        const { status } = await call(campaigns.bulkCampaigns, { token, body });
        return { status, told: [{ type: 'campaign.updated', data: await told(token, id) }] };
      },
    };
  },
  recordPerformance: async () => {
    const { token, workspaceId, id, params } = await personWithCampaign();
    await record(token, id, [{ date: '2026-01-05', adName: 'Vidéo 15 s', spend: 40 }]);
    return {
      workspaceId,
      act: async () => {
        const rows = [
          { date: '2026-01-05', adName: 'Vidéo 15 s', spend: 42.5, clicks: 12 },
          { date: '2026-01-06', adName: 'Carrousel', spend: 30 },
        ];
        const { status } = await call(performance.recordPerformance, { token, params, body: { rows } });
        const written = { from: '2026-01-05', to: '2026-01-06', created: 1, updated: 1, source: 'person' };
        const data = { ...(await told(token, id)), performance: written };
        return { status, told: [{ type: 'campaign.performance_recorded', data }] };
      },
    };
  },
  deletePerformance: async () => {
    const { token, workspaceId, id, params } = await personWithCampaign();
    await record(token, id, [
      { date: '2026-01-05', adName: 'Vidéo 15 s', spend: 40 },
      { date: '2026-01-06', adName: 'Vidéo 15 s', spend: 42 },
    ]);
    return {
      workspaceId,
      act: async () => {
        const query = { from: '2026-01-01', to: '2026-01-05' };
        const { status } = await call(performance.deletePerformance, { token, params, query });
        const data = {
          ...(await told(token, id)),
          performance: { ...query, created: 0, updated: 0, source: 'person' },
        };
        return { status, told: [{ type: 'campaign.performance_recorded', data }] };
      },
    };
  },
  updateCampaignAd: async () => {
    const { token, workspaceId, id } = await personWithCampaign();
    await record(token, id, [{ date: '2026-01-05', adId: '1201', spend: 40 }]);
    const [libraryAdId = ''] = await putAds(workspaceId, [adContent()]);
    return {
      workspaceId,
      act: async () => {
        const params = { id, adId: '1201' };
        const { status } = await call(performance.updateCampaignAd, { token, params, body: { libraryAdId } });
        return { status };
      },
    };
  },
  compareCampaigns: async () => {
    const { token, workspaceId, id } = await personWithCampaign();
    const other = await newCampaign(token);
    for (const one of [id, other.id]) await record(token, one, [{ date: '2026-01-05', spend: 40, clicks: 12 }]);
    return {
      workspaceId,
      act: async () => {
        const body = { campaignIds: [id, other.id], from: '2026-01-01', to: '2026-06-30', metrics: ['cpc' as const] };
        const { status } = await call(comparison.compareCampaigns, { token, body });
        return { status };
      },
    };
  },
  ...importRecipes,
};

export const silent = {
  createCampaignUpload: 'an address to send a file to, which nothing reads until an import asks for it',
  createAdImageUpload: 'an address to send an image to, which nothing reads until ads take it',
  compareCampaigns: 'computes and stores nothing',
};
