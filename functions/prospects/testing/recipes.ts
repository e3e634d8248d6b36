import * as bulks from '../../../shared/prospects/bulk.contract.ts';
import * as duplicates from '../../../shared/prospects/duplicates.contract.ts';
import * as imports from '../../../shared/prospects/imports.contract.ts';
import * as personalData from '../../../shared/prospects/privacy.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { runBulk } from '../bulk/testing/bulk-runs.ts';
import { fieldRecipes } from '../fields/testing/recipes.ts';
import { runImports } from '../imports/testing/import-runs.ts';
import { activityRecipes } from '../timeline/testing/recipes.ts';
import { viewRecipes } from '../views/testing/recipes.ts';
import { fetchProspect, newProspect, search } from './prospects.ts';

async function person() {
  const { token, user } = await signedInUser();
  return { token, workspaceId: user.workspaceId };
}

async function personWithProspects() {
  const { token, workspaceId } = await person();
  const first = await newProspect(token, { lastName: 'Durand', email: 'durand@exemple.example', notes: 'Premier' });
  const second = await newProspect(token, { lastName: 'Durand', phone: '0612345678', tags: ['salon'] });
  return { token, workspaceId, first, second, params: { id: first.id } };
}

const list = { csv: 'Nom;E-mail\nRoux;roux@exemple.example\nBlanc;pas une adresse' };
const told = async (token: string, id: string) => ({ prospect: await fetchProspect(token, id) });

export const recipes: Recipes<
  typeof bulks & typeof duplicates & typeof imports & typeof personalData & typeof prospects & typeof scoring
> = {
  ...activityRecipes,
  ...fieldRecipes,
  ...viewRecipes,
  createProspect: async () => {
    const { token, workspaceId } = await person();
    return {
      workspaceId,
      act: async () => {
        const body = { lastName: 'Durand', company: 'Durand et fils', value: 1200 };
        const { status, data } = await call(prospects.createProspect, { token, body });
        return { status, told: [{ type: 'prospect.created', data: await told(token, data.prospect.id) }] };
      },
    };
  },
  updateProspect: async () => {
    const { token, workspaceId, first, params } = await personWithProspects();
    return {
      workspaceId,
      act: async () => {
        const body = { status: 'lost' as const, lostReason: 'Trop cher', version: first.version };
        const { status } = await call(prospects.updateProspect, { token, params, body });
        const data = { ...(await told(token, first.id)), previousStatus: 'new' };
        return { status, told: [{ type: 'prospect.status_changed', data }] };
      },
    };
  },
  deleteProspect: async () => {
    const { token, workspaceId, params } = await personWithProspects();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(prospects.deleteProspect, { token, params });
        return { status, told: [{ type: 'prospect.deleted', data }] };
      },
    };
  },
  restoreProspect: async () => {
    const { token, workspaceId, first, params } = await personWithProspects();
    await call(prospects.deleteProspect, { token, params });
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(prospects.restoreProspect, { token, params, body: {} });
        return { status, told: [{ type: 'prospect.restored', data: await told(token, first.id) }] };
      },
    };
  },
  bulkProspects: async () => {
    const { token, workspaceId, first, second } = await personWithProspects();
    const ids = [first.id, second.id];
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(bulks.bulkProspects, {
          token,
          body: { ids, action: 'tag', value: 'prioritaire' },
        });
        const data = await Promise.all(ids.map((id) => told(token, id)));
        return { status, told: data.map((one) => ({ type: 'prospect.updated', data: one })) };
      },
    };
  },
  mergeProspects: async () => {
    const { token, workspaceId, first, second } = await personWithProspects();
    return {
      workspaceId,
      act: async () => {
        const body = { keepId: first.id, mergeIds: [second.id] };
        const { status } = await call(duplicates.mergeProspects, { token, body });
        return {
          status,
          told: [
            { type: 'prospect.updated', data: await told(token, first.id) },
            { type: 'prospect.deleted', data: { id: second.id } },
          ],
        };
      },
    };
  },
  deletePersonalData: async () => {
    const { token, workspaceId, params } = await personWithProspects();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(personalData.deletePersonalData, { token, params });
        return { status, told: [{ type: 'prospect.deleted', data }] };
      },
    };
  },
  importProspects: async () => {
    const { token, workspaceId } = await person();
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(imports.importProspects, { token, body: list });
        await runImports();
        const { data } = await call(imports.listProspectImports, { token, query: {} });
        return { status, told: [{ type: 'import.completed', data: { import: data.items[0] } }] };
      },
    };
  },
  cancelProspectImport: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(imports.importProspects, { token, body: list });
    const params = { id: data.import.id };
    return { workspaceId, act: () => call(imports.cancelProspectImport, { token, params, body: {} }) };
  },
  undoProspectImport: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(imports.importProspects, { token, body: list });
    await runImports();
    const { items } = await search(token);
    const params = { id: data.import.id };
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(imports.undoProspectImport, { token, params, body: {} });
        await runBulk();
        return { status, told: items.map(({ id }) => ({ type: 'prospect.deleted', data: { id } })) };
      },
    };
  },
  createProspectUpload: async () => {
    const { token, workspaceId } = await person();
    const body = { name: 'liste.csv', size: 100, contentType: 'text/csv' as const };
    return { workspaceId, act: () => call(imports.createProspectUpload, { token, body }) };
  },
  updateScoring: async () => {
    const { token, workspaceId } = await person();
    const { weights, version } = (await call(scoring.getScoring, { token })).data.scoring;
    const body = { weights: { ...weights, fitShare: 0.4 }, version };
    return { workspaceId, act: () => call(scoring.updateScoring, { token, body }) };
  },
  previewScoring: async () => {
    const { token, workspaceId } = await person();
    const { weights } = (await call(scoring.getScoring, { token })).data.scoring;
    return { workspaceId, act: () => call(scoring.previewScoring, { token, body: { weights } }) };
  },
};

export const silent = {
  createProspectUpload: 'an address to send a file to, which nothing reads until an import asks for it',
  previewScoring: 'computes and stores nothing',
};

export const byTheClock = ['prospect.action_due'];
