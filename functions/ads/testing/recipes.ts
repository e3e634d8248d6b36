import * as ads from '../../../shared/ads/imports.contract.ts';
import * as watch from '../../../shared/ads/watch.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { connectedOwner } from '../imports/meta/testing/syncs.ts';
import { runImports } from '../imports/testing/run-imports.ts';

async function person() {
  const { token, user } = await signedInUser();
  return { token, workspaceId: user.workspaceId };
}

const list = {
  source: 'import' as const,
  items: [{ sourceId: 'a1', advertiser: { name: 'Maison Rivière' }, body: 'Des meubles', startedAt: '2026-05-12' }],
};
const advertiser = { advertiserId: '102030', name: 'Maison Rivière' };
const search = { name: 'Meubles', query: 'q=meubles' };

export const recipes: Recipes<typeof ads & typeof watch> = {
  importAds: async () => {
    const { token, workspaceId } = await person();
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(ads.importAds, { token, body: list });
        await runImports();
        const { data } = await call(ads.listAdImports, { token, query: {} });
        return { status, told: [{ type: 'import.completed', data: { import: data.items[0] } }] };
      },
    };
  },
  cancelAdImport: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(ads.importAds, { token, body: list });
    return {
      workspaceId,
      act: () => call(ads.cancelAdImport, { token, params: { id: data.import.id }, body: {} }),
    };
  },
  createAdUpload: async () => {
    const { token, workspaceId } = await person();
    const body = { name: 'annonces.csv', size: 100, contentType: 'text/csv' as const };
    return { workspaceId, act: () => call(ads.createAdUpload, { token, body }) };
  },
  syncAds: async () => {
    const { token, user } = await connectedOwner();
    const body = { country: 'FR', searchTerms: 'meubles' };
    return { workspaceId: user.workspaceId, act: () => call(ads.syncAds, { token, body }) };
  },
  followAdvertiser: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(watch.followAdvertiser, { token, body: advertiser }) };
  },
  updateFollowedAdvertiser: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(watch.followAdvertiser, { token, body: advertiser });
    const { data: made } = await call(clients.createClient, { token, body: { name: 'Maison Rivière' } });
    const params = { id: data.followedAdvertiser.id };
    const body = { clientId: made.client.id, version: 1 };
    return { workspaceId, act: () => call(watch.updateFollowedAdvertiser, { token, params, body }) };
  },
  bulkFollowedAdvertisers: async () => {
    const { token, workspaceId } = await person();
    const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
    const ids: string[] = [];
    for (const advertiserId of ['102030', '405060']) {
      const { data } = await call(watch.followAdvertiser, { token, body: { advertiserId, name: 'Maison Rivière' } });
      ids.push(data.followedAdvertiser.id);
    }
    return { workspaceId, act: () => call(watch.bulkFollowedAdvertisers, { token, body: { ids, clientId } }) };
  },
  deleteFollowedAdvertiser: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(watch.followAdvertiser, { token, body: advertiser });
    const params = { id: data.followedAdvertiser.id };
    return { workspaceId, act: () => call(watch.deleteFollowedAdvertiser, { token, params }) };
  },
  createSavedSearch: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(watch.createSavedSearch, { token, body: search }) };
  },
  updateSavedSearch: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(watch.createSavedSearch, { token, body: search });
    const params = { id: data.savedSearch.id };
    return {
      workspaceId,
      act: () => call(watch.updateSavedSearch, { token, params, body: { name: 'Tables', version: 1 } }),
    };
  },
  deleteSavedSearch: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(watch.createSavedSearch, { token, body: search });
    return {
      workspaceId,
      act: () => call(watch.deleteSavedSearch, { token, params: { id: data.savedSearch.id } }),
    };
  },
};

export const silent = {
  createAdUpload: 'an address to send a file to, which nothing reads until an import asks for it',
};

export const byTheClock = ['advertiser.ads_started', 'advertiser.ads_stopped'];
