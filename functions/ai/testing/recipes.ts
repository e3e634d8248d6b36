import { vi } from 'vitest';
import { searchAds } from '../../../shared/ads/library.contract.ts';
import * as ad from '../../../shared/ai/ad.contract.ts';
import { checkTexts } from '../../../shared/ai/analysis.contract.ts';
import * as brands from '../../../shared/ai/brands.contract.ts';
import * as briefs from '../../../shared/ai/briefs.contract.ts';
import * as competitor from '../../../shared/ai/competitor.contract.ts';
import { excerptOf } from '../../../shared/ai/excerpt.ts';
import type { Generation } from '../../../shared/ai/generation.ts';
import * as generations from '../../../shared/ai/generations.contract.ts';
import * as page from '../../../shared/ai/page.contract.ts';
import { checkProvenance } from '../../../shared/ai/provenance.contract.ts';
import * as writing from '../../../shared/ai/writing.contract.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { goodPage } from '../page/testing/good-page.ts';
import { brandBody, briefBody, newBrand, newBrief } from './brands.ts';
import { newGeneration } from './generations.ts';
import { modelServer, personWithModel } from './models.ts';

async function personWithGeneration() {
  const { token, user } = await signedInUser();
  const { id } = await newGeneration(token);
  return { token, workspaceId: user.workspaceId, params: { id } };
}

async function personWithBrand() {
  const { token, user } = await signedInUser();
  const { id } = await newBrand(token);
  return { token, workspaceId: user.workspaceId, params: { id } };
}

/** Beside indexes of ads that are open and of this very moment: what opening and following them asks for is no cost of the act. */
async function besideOpenIndexes<Answer>(token: string, act: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 });
  try {
    await call(searchAds, { token, query: {} });
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

/** What webhooks are told of a generation: its summary. */
const toldOf = (generation: Generation, excerpt: string) => {
  const { id, tool, title, status, engine, outputEngine, score, blocked, favorite, rating } = generation;
  const { brandId, personaId, personaName } = generation;
  const { createdBy, createdAt, updatedAt, version } = generation;
  const summary = { id, tool, title, status, engine, outputEngine, score, blocked, favorite, rating };
  const data = {
    generation: {
      ...summary,
      excerpt: excerpt.replace(/\s+/g, ' '),
      brandId,
      personaId,
      personaName,
      createdBy,
      createdAt,
      updatedAt,
      version,
    },
  };
  return { type: 'ai.generation_completed' as const, data };
};

export const recipes: Recipes<
  { checkTexts: typeof checkTexts } & typeof ad &
    typeof competitor &
    typeof page &
    typeof generations &
    typeof brands &
    typeof briefs &
    typeof writing & { checkProvenance: typeof checkProvenance }
> = {
  checkTexts: async () => {
    const { token, user } = await signedInUser();
    const items = [{ text: 'Marre des tableurs\u00a0? Essayez Planif 14 jours.' }];
    return { workspaceId: user.workspaceId, act: () => call(checkTexts, { token, body: { items } }) };
  },
  analyzeAd: async () => {
    const { token, user } = await signedInUser();
    const [adId = ''] = await putAds(user.workspaceId, [adContent()]);
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const analysis = () => call(ad.analyzeAd, { token, body: { adId } });
        const { status, data } = await besideOpenIndexes(token, analysis);
        return { status, told: [toldOf(data.generation, adContent().body)] };
      },
    };
  },
  analyzeCompetitor: async () => {
    const { token, user } = await signedInUser();
    await putAds(user.workspaceId, [adContent()]);
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const body = { advertiserId: adContent().advertiser.id };
        const analysis = () => call(competitor.analyzeCompetitor, { token, body });
        const { status, data } = await besideOpenIndexes(token, analysis);
        const { generation } = data;
        return { status, told: [toldOf(generation, excerptOf(generation.output.summary, 200))] };
      },
    };
  },
  analyzeLandingPage: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status, data } = await call(page.analyzeLandingPage, { token, body: { html: goodPage } });
        return { status, told: [toldOf(data.generation, 'Vos plannings d’équipe prêts en 5 minutes')] };
      },
    };
  },
  generateVariations: async () => {
    const { token, workspaceId, params } = await personWithBrand();
    const body = { brief: briefBody.brief, brandId: params.id, count: 3 };
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(writing.generateVariations, { token, body });
        return { status, told: [toldOf(data.generation, data.generation.output.items[0]?.texts[0]?.text ?? '')] };
      },
    };
  },
  generatePlatformCopy: async () => {
    const { token, user } = await signedInUser();
    const { id: briefId } = await newBrief(token);
    const body = { briefId, placements: [{ placement: 'google_search' as const }] };
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status, data } = await call(writing.generatePlatformCopy, { token, body });
        const [first] = data.generation.output.placements[0]?.fields[0]?.items ?? [];
        return { status, told: [toldOf(data.generation, first?.text ?? '')] };
      },
    };
  },
  generateScript: async () => {
    const { token, user } = await signedInUser();
    const body = { brief: briefBody.brief, duration: 15 as const, format: 'ugc' as const };
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status, data } = await call(writing.generateScript, { token, body });
        return { status, told: [toldOf(data.generation, data.generation.output.beats[0]?.voice.text ?? '')] };
      },
    };
  },
  updateGeneration: async () => {
    const { token, workspaceId, params } = await personWithGeneration();
    const body = { title: 'Planif', favorite: true, version: 1 };
    return { workspaceId, act: () => call(generations.updateGeneration, { token, params, body }) };
  },
  updateGenerationItem: async () => {
    const { token, user } = await signedInUser();
    const body = { brief: briefBody.brief, count: 3 };
    const { generation } = (await call(writing.generateVariations, { token, body })).data;
    const params = { id: generation.id, itemId: 'v1' };
    const texts = [{ field: 'headline', text: 'Vos plannings en une heure' }];
    return {
      workspaceId: user.workspaceId,
      act: () => call(generations.updateGenerationItem, { token, params, body: { texts, state: 'kept', version: 1 } }),
    };
  },
  cancelGeneration: async () => {
    const server = await modelServer();
    const { token, user } = await personWithModel(server, 'redacteur');
    const body = { brief: briefBody.brief, duration: 15 as const, format: 'ugc' as const };
    const { generation } = (await call(writing.generateScript, { token, body })).data;
    const params = { id: generation.id };
    return {
      workspaceId: user.workspaceId,
      act: () => call(generations.cancelGeneration, { token, params, body: {} }),
    };
  },
  deleteGeneration: async () => {
    const { token, workspaceId, params } = await personWithGeneration();
    return { workspaceId, act: () => call(generations.deleteGeneration, { token, params }) };
  },
  restoreGeneration: async () => {
    const { token, workspaceId, params } = await personWithGeneration();
    await call(generations.deleteGeneration, { token, params });
    return { workspaceId, act: () => call(generations.restoreGeneration, { token, params, body: {} }) };
  },
  createBrand: async () => {
    const { token, user } = await signedInUser();
    return { workspaceId: user.workspaceId, act: () => call(brands.createBrand, { token, body: brandBody }) };
  },
  updateBrand: async () => {
    const { token, workspaceId, params } = await personWithBrand();
    const body = { name: 'Planif Pro', banned: ['pas cher'], version: 1 };
    return { workspaceId, act: () => call(brands.updateBrand, { token, params, body }) };
  },
  deleteBrand: async () => {
    const { token, workspaceId, params } = await personWithBrand();
    return { workspaceId, act: () => call(brands.deleteBrand, { token, params }) };
  },
  measureBrandVoice: async () => {
    const { token, workspaceId, params } = await personWithBrand();
    const texts = ['Essayez Planif.', 'Planif remplit vos plannings.', 'Vos lundis, rendus.'];
    return { workspaceId, act: () => call(brands.measureBrandVoice, { token, params, body: { texts } }) };
  },
  createBrief: async () => {
    const { token, workspaceId, params } = await personWithBrand();
    const body = { ...briefBody, brandId: params.id };
    return { workspaceId, act: () => call(briefs.createBrief, { token, body }) };
  },
  updateBrief: async () => {
    const { token, workspaceId, params } = await personWithBrand();
    const { id } = await newBrief(token);
    const body = { name: 'Printemps', brandId: params.id, version: 1 };
    return { workspaceId, act: () => call(briefs.updateBrief, { token, params: { id }, body }) };
  },
  deleteBrief: async () => {
    const { token, user } = await signedInUser();
    const { id } = await newBrief(token);
    return { workspaceId: user.workspaceId, act: () => call(briefs.deleteBrief, { token, params: { id } }) };
  },
  checkProvenance: async () => ({
    act: () => call(checkProvenance, { body: { text: 'Essayez Planif.', manifest: 'not.ours' } }),
  }),
};

export const silent = {
  checkProvenance: 'reads a certificate, and keeps nothing of it',
  checkTexts: 'measures texts, and keeps nothing of them',
  measureBrandVoice: 'measures texts, and keeps nothing of them',
};

export const packedBytes = {
  analyzeAd: [7_350, 7_540],
  // Its weeks begin and end as the day has it.
  analyzeCompetitor: [6_400, 7_800],
  analyzeLandingPage: [8_790, 8_950],
  updateGenerationItem: [7_930, 8_090],
  generateVariations: [11_000, 11_310],
  generatePlatformCopy: [8_400, 8_560],
  generateScript: [9_250, 9_400],
};
