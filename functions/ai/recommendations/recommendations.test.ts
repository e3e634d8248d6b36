import { expect, it } from 'vitest';
import * as watch from '../../../shared/ads/watch.contract.ts';
import { listRecommendations } from '../../../shared/ai/recommendations.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { getPersona, updatePersona } from '../../../shared/personas/persona.contract.ts';
import { FollowedAdvertiser } from '../../ads/watch/followed-advertiser.entity.ts';
import { calmDays, putAlert, runningCampaign } from '../../campaigns/alerts/testing/alerts.ts';
import { newPersona } from '../../personas/testing/personas.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newBrand, newBrief } from '../testing/brands.ts';
import { newGeneration } from '../testing/generations.ts';

const today = parisDay();
const claimUntil = (text: string, validUntil: string | null) => ({ text, source: { label: 'Étude 2026' }, validUntil });

async function recommended(token: string, query: object = {}) {
  const { status, data } = await call(listRecommendations, { token, query: query as never });
  expect(status).toBe(200);
  return data.items;
}

it('says where to begin when there is nothing yet', async () => {
  const { token } = await signedInUser();
  const items = await recommended(token);
  expect(items.map(({ type, action }) => [type, action.tool])).toEqual([
    ['test', 'analyze_ad'],
    ['test', 'brief'],
    ['import_results', 'import'],
  ]);
  expect(items.every(({ confidence }) => confidence === 'hypothesis')).toBe(true);
});

it('names claims that end, what briefs lack, and what analyses of own ads found wanting', async () => {
  const { token } = await signedInUser();
  const claims = [
    claimUntil('Élu en 2025', addDays(today, -3)),
    claimUntil('Le plus utilisé', addDays(today, 12)),
    claimUntil('Fabriqué en France', addDays(today, 300)),
    claimUntil('Depuis 2009', null),
  ];
  const brand = await newBrand(token, { claims });
  const base = { product: 'le logiciel Planif', benefits: ['gagner une heure'] };
  const bare = await newBrief(token, { name: 'Sans preuve', brief: base });
  const open = { ...base, proofs: ['4,8 sur 5'], objections: [{ objection: 'C’est cher' }] };
  const unanswered = await newBrief(token, { name: 'Sans réponse', brief: open });
  await newBrief(token);
  const own = await newGeneration(token);
  await newGeneration(token, { own: false });
  const items = await recommended(token);
  const found = (type: string) => items.filter((item) => item.type === type);
  expect(found('claim_expiring').map(({ title, evidence }) => [title, evidence[0]?.ref, evidence[0]?.quote])).toEqual([
    ['Ne plus dire «\u00a0Élu en 2025\u00a0»', brand.id, 'Élu en 2025'],
    ['Renouveler la source de «\u00a0Le plus utilisé\u00a0»', brand.id, 'Le plus utilisé'],
  ]);
  expect(found('brief_gap').map(({ action, evidence }) => [action.prefill.briefId, evidence[0]?.path])).toEqual([
    [unanswered.id, 'objections.0.answer'],
    [bare.id, 'proofs'],
  ]);
  expect(found('proof').map(({ action }) => action.prefill.generationId)).toEqual([own.id]);
  expect(items[0]?.type).toBe('claim_expiring');
  expect(await recommended(token, { limit: '1' })).toHaveLength(1);
});

it('keeps to a brand that is asked for, of the workspace alone', async () => {
  const { token } = await signedInUser();
  await newBrand(token, { claims: [claimUntil('Élu en 2025', addDays(today, -3))] });
  const other = await newBrand(token, { name: 'Autre', claims: [claimUntil('Neuf', addDays(today, 1))] });
  const items = await recommended(token, { brandId: other.id });
  expect(items.filter(({ type }) => type === 'claim_expiring').map(({ title }) => title)).toEqual([
    'Renouveler la source de «\u00a0Neuf\u00a0»',
  ]);
  const stranger = await signedInUser();
  const refused = await call(listRecommendations, { token: stranger.token, query: { brandId: other.id } });
  expect(refused.status).toBe(404);
});

it('brings what tires in campaigns and what followed advertisers start, to those who may read these', async () => {
  const { token, user, workspace } = await signedInUser();
  const { workspaceId } = user;
  const campaignId = await runningCampaign(token, workspaceId, calmDays(addDays(today, -30), 29));
  await putAlert(workspaceId, campaignId, {
    kind: 'fatigue',
    spend: 320,
    title: 'Fatigue de «\u00a0Avis vidéo\u00a0»',
  });
  await putAlert(workspaceId, campaignId, { spend: 900 });
  const followed = await call(watch.followAdvertiser, { token, body: { advertiserId: '77', name: 'Café Lumen' } });
  const followedId = followed.data.followedAdvertiser.id;
  await FollowedAdvertiser.patch({ workspaceId, followedId })
    .set({ startedOn: [{ day: today, ads: 4 }] })
    .go();
  const told = async (by: string) => (await recommended(by)).map(({ type, action }) => [type, action.prefill]);
  expect((await told(token)).slice(0, 2)).toEqual([
    ['refresh', { campaignId }],
    ['competitor_move', { advertiserId: '77', name: 'Café Lumen' }],
  ]);
  const other = await colleagueOf(workspace, { role: 'member', refusals: ['campaigns:read', 'ads:read'] });
  expect((await told(other.token)).map(([type]) => type)).toEqual(['test', 'test']);
});

it('says what a persona lacks that its texts would need most, then that nothing was written for it', async () => {
  const { token, user } = await signedInUser();
  const persona = await newPersona(token, { pains: [] });
  const told = async (by = token, query: object = {}) =>
    (await recommended(by, query)).filter(({ type }) => type === 'persona_gap');
  const [gap] = await told();
  expect(gap).toMatchObject({
    ...{ id: `persona_${persona.id}`, confidence: 'indicative' },
    title: `Compléter le persona «\u00a0${persona.name}\u00a0»`,
    evidence: [{ type: 'persona', ref: persona.id, path: 'pains', label: persona.name }],
    action: { tool: 'persona', prefill: { personaId: persona.id } },
  });
  const asked = { token, params: { id: persona.id } };
  const whole = {
    ...{ pains: ['des tableurs'], goals: ['gagner une heure'], vocabulary: ['planning'], channels: ['facebook'] },
    ...{ register: 'vous', objections: [{ objection: 'C’est cher' }] },
  };
  const put = async (body: object) => {
    const { version } = (await call(getPersona, asked)).data.persona;
    const answer = await call(updatePersona, { ...asked, body: { ...whole, ...body, version } as never });
    expect(answer.status).toBe(200);
  };
  await put({});
  expect((await told())[0]).toMatchObject({
    title: `Répondre à une objection du persona «\u00a0${persona.name}\u00a0»`,
    evidence: [{ path: 'objections.0.answer', quote: 'C’est cher' }],
  });
  await put({ objections: [{ objection: 'C’est cher', answer: 'moins qu’un café par jour' }] });
  expect((await told())[0]?.action).toEqual({ tool: 'generate_variations', prefill: { personaId: persona.id } });
  await newGeneration(token, { personaId: persona.id });
  expect(await told()).toEqual([]);

  const others = await Promise.all([1, 2, 3, 4].map((at) => newPersona(token, { name: `Autre ${at}`, goals: [] })));
  expect(await told()).toHaveLength(3);
  const [one] = others;
  const ofOne = await recommended(token, { personaId: one?.id });
  expect(ofOne.filter(({ type }) => type !== 'test').map(({ id }) => id)).toEqual([`persona_${one?.id}`]);
  const blind = await colleagueOf(user, { role: 'member', refusals: ['personas:read'] });
  expect(await told(blind.token)).toEqual([]);
  const refused = await call(listRecommendations, { token: blind.token, query: { personaId: persona.id } });
  expect(refused.status).toBe(403);
  const stranger = await signedInUser();
  expect(await told(stranger.token)).toEqual([]);
  const theirs = await call(listRecommendations, { token: stranger.token, query: { personaId: persona.id } });
  expect(theirs.status).toBe(404);
});
