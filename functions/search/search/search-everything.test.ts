import { afterEach, describe, expect, it } from 'vitest';
import { watchCalls } from '../../../scripts/local/door/door.ts';
import * as watch from '../../../shared/ads/watch.contract.ts';
import type { Word } from '../../../shared/kernel/word.ts';
import { searchEverything } from '../../../shared/search/search.contract.ts';
import { updateCreator } from '../../../shared/ugc/creator.contract.ts';
import { words } from '../../../shared/words.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { newBrand, newBrief } from '../../ai/testing/brands.ts';
import { newGeneration } from '../../ai/testing/generations.ts';
import { newReport } from '../../analytics/testing/reports.ts';
import { newBoard } from '../../boards/testing/boards.ts';
import { newCampaign, soldes } from '../../campaigns/testing/campaigns.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { newPersona } from '../../personas/testing/personas.ts';
import { newPixel } from '../../pixel/testing/pixels.ts';
import { write } from '../../platform/db/write.ts';
import { call } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { colleagueOf, joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';
import { profileWrites } from '../../ugc/core/creator-writes.ts';
import { newCampaignOf } from '../../ugc/testing/campaigns.ts';
import { newListedCreator, newOwnCreator } from '../../ugc/testing/creators.ts';
import { newWebhook } from '../../webhooks/testing/webhooks.ts';

afterEach(() => watchCalls(undefined));

const ask = (token: string, q: string, more: { limit?: string } = {}) =>
  call(searchEverything, { token, query: { q, ...more } });

async function found(token: string, q: string, more: { limit?: string } = {}) {
  const { status, data } = await ask(token, q, more);
  expect([status, data.missing]).toEqual([200, []]);
  return data.items;
}

const titles = async (token: string, q: string) => (await found(token, q)).map(({ title }) => title);

const kinds = Object.values<Word>(words).flatMap(({ searched = {} }) => Object.keys(searched));

/** One thing of each kind whose name, or what it says, begins so. */
async function oneOfEach(name: string) {
  const { token, workspace, user } = await signedInUser();
  const { workspaceId } = workspace;
  const [adId = ''] = await putAds(workspaceId, [
    adContent({ advertiser: { id: `adv-${name}`, name: `${name} & Co`, url: null }, headline: `${name} pour tous` }),
  ]);
  const board = await newBoard(token, { name: `${name} board` });
  const client = await newClientOf(token, { name: `${name} client` });
  const prospect = await newProspect(token, { lastName: name, company: 'Maison Verdure' });
  const campaign = await newCampaign(token, { ...soldes, name: `${name} campagne` });
  const pixel = await newPixel(token, { name: `${name} pixel` });
  const { webhook } = await newWebhook(token, 'https://8.8.8.8/', { name: `${name} webhook` });
  const report = await newReport(token, { name: `${name} rapport` });
  const brand = await newBrand(token, { name: `${name} marque` });
  const persona = await newPersona(token, { name: `${name} persona` });
  const brief = await newBrief(token, { name: `${name} brief` });
  const generation = await newGeneration(token, { ad: { body: `${name} remplit vos plannings en 14 jours.` } });
  const ugcCampaign = await newCampaignOf(token, { name: `${name} tournage` });
  const creator = await newOwnCreator(token, { displayName: `${name} Vauclair` });
  const search = await call(watch.createSavedSearch, { token, body: { name: `${name} gardée`, query: 'q=creme' } });
  const paths = {
    prospect: `/prospects?prospect=${prospect.id}`,
    client: `/settings?onglet=clients&client=${client.id}`,
    board: `/boards?board=${board.id}`,
    campaign: `/campaigns?campagne=${campaign.id}`,
    advertiser: `/ads?advertiserId=adv-${encodeURIComponent(name)}`,
    ad: `/ads?annonce=${adId}`,
    savedSearch: '/ads?q=creme',
    generation: `/ai-generator?generation=${generation.id}`,
    brand: `/ai-generator?onglet=marques&marque=${brand.id}`,
    brief: `/ai-generator?onglet=briefs&brief=${brief.id}`,
    persona: `/personas?persona=${persona.id}`,
    report: `/analytics?onglet=rapports&rapport=${report.id}`,
    webhook: `/webhooks?webhook=${webhook.id}`,
    pixel: `/webhooks?onglet=pixel&pixel=${pixel.id}`,
    ugcCampaign: `/ugc/campaigns?campagne=${ugcCampaign.id}`,
    creator: `/ugc/creators/${creator.id}`,
  };
  expect(search.status).toBe(201);
  return { token, workspace, user, paths };
}

describe('the search everywhere', () => {
  it('finds a thing of every kind that words say is searched, case and accents aside, with its page', async () => {
    const { token, paths } = await oneOfEach('Zéphyr');
    const items = await found(token, 'zephyr');
    expect(Object.fromEntries(items.map(({ kind, path }) => [kind, path]))).toEqual(paths);
    expect(Object.keys(paths).sort()).toEqual([...kinds].sort());
  });

  it('says what each thing is', async () => {
    const { token } = await oneOfEach('Alizé');
    const details = Object.fromEntries((await found(token, 'alize')).map(({ kind, detail }) => [kind, detail]));
    expect(details).toMatchObject({
      prospect: 'Prospect · Maison Verdure',
      board: 'Board',
      advertiser: 'Annonceur · 1\u00a0annonce',
      ad: 'Annonce · Alizé & Co',
      campaign: 'Campagne · Meta',
      webhook: 'Webhook · 8.8.8.8',
      generation: 'Générateur IA · Analyse d’annonce',
      client: 'Client',
    });
  });

  it('puts the very name first, then those that begin so, a word that does, and what is within', async () => {
    const { token } = await signedInUser();
    for (const name of ['Mes accroches', 'Raccroches', 'Accroches de rentrée', 'Accroches'])
      await newBoard(token, { name });
    expect(await titles(token, 'accroches')).toEqual([
      'Accroches',
      'Accroches de rentrée',
      'Mes accroches',
      'Raccroches',
    ]);
    expect(await titles(token, 'rentrée accroches')).toEqual(['Accroches de rentrée']);
    expect(await titles(token, 'accroches introuvables')).toEqual([]);
  });

  it('finds prospects by their company, their address and their telephone, the best score of equal names first', async () => {
    const { token } = await signedInUser();
    await newProspect(token, { firstName: 'Léa', lastName: 'Morin', company: 'Planif', phone: '06 12 34 56 78' });
    await newProspect(token, { lastName: 'Morinaud', email: 'contact@atelier.example' });
    expect(await titles(token, 'planif')).toEqual(['Léa Morin']);
    expect(await titles(token, '06 12 34 56 78')).toEqual(['Léa Morin']);
    expect(await titles(token, 'contact atelier')).toEqual(['Morinaud']);
    expect((await titles(token, 'morin')).sort()).toEqual(['Léa Morin', 'Morinaud']);
  });

  it('finds a followed advertiser of whom there is no ad, and one that both know once', async () => {
    const { token, workspace } = await signedInUser();
    const follow = (advertiserId: string, name: string) =>
      call(watch.followAdvertiser, { token, body: { advertiserId, name } });
    await follow('501', 'Borée Mobilier');
    await follow('502', 'Borée Textile');
    await putAds(workspace.workspaceId, [adContent({ advertiser: { id: '502', name: 'Borée Textile', url: null } })]);
    const items = (await found(token, 'borée')).filter(({ kind }) => kind === 'advertiser');
    expect(items.map(({ title, detail }) => [title, detail])).toEqual([
      ['Borée Textile', 'Annonceur · 1\u00a0annonce'],
      ['Borée Mobilier', 'Annonceur'],
    ]);
  });

  it('finds creators by what they call themselves, of those whom the workspace knows', async () => {
    const { token } = await signedInUser();
    const { token: other } = await signedInUser();
    const { creatorId, ...profile } = await newListedCreator({ displayName: 'Ombeline Cazal' });
    expect(await titles(token, 'ombeline')).toEqual([]);
    const say = (favorite: boolean, version: number, blocked = false) =>
      call(updateCreator, { token, params: { id: creatorId }, body: { favorite, blocked, version } });
    await say(true, 0);
    expect(await found(token, 'ombeline')).toMatchObject([{ kind: 'creator', path: `/ugc/creators/${creatorId}` }]);
    expect(await titles(other, 'ombeline')).toEqual([]);
    const before = { creatorId, ...profile };
    const renamed = { ...before, content: { ...before.content, displayName: 'Apolline Cazal' }, version: 2 };
    await write(profileWrites(before, renamed, new Date()));
    expect([await titles(token, 'ombeline'), await titles(token, 'apolline')]).toEqual([[], ['Apolline Cazal']]);
    await say(true, 1, true);
    expect(await titles(token, 'apolline')).toEqual([]);
    await say(true, 2);
    await write(profileWrites(renamed, null, new Date()));
    expect(await titles(token, 'apolline')).toEqual([]);
  });

  it('gives so many things at most, of one kind six', async () => {
    const { token } = await signedInUser();
    for (let at = 0; at < 8; at++) await newBoard(token, { name: `Mistral ${at}` });
    await newClientOf(token, { name: 'Mistral' });
    expect(await found(token, 'mistral')).toHaveLength(7);
    expect(await found(token, 'mistral', { limit: '2' })).toMatchObject([{ kind: 'client' }, { kind: 'board' }]);
  });

  it('shows no thing of a word that someone may not read', async () => {
    const { workspace } = await oneOfEach('Sirocco');
    const allowed = {
      'boards:read': ['board'],
      'prospects:read': ['prospect'],
      'clients:read': ['client'],
      'campaigns:read': ['campaign'],
      'ads:read': ['ad', 'advertiser', 'savedSearch'],
      'ai:read': ['brand', 'brief', 'generation'],
      'personas:read': ['persona'],
      'analytics:read': ['report'],
      'webhooks:read': ['pixel', 'webhook'],
      'ugc:read': ['creator', 'ugcCampaign'],
    } as const;
    // The one word of those that an accountant reads.
    const without = (permission: string) => (permission === 'ugc:read' ? [] : (['ugc:read'] as const));
    expect(Object.values(allowed).flat().sort()).toEqual([...kinds].sort());
    for (const [permission, readable] of Object.entries(allowed)) {
      const { token } = await colleagueOf(workspace, {
        role: 'accountant',
        grants: [permission as 'ads:read'],
        refusals: [...without(permission)],
      });
      const seen = new Set((await found(token, 'sirocco')).map(({ kind }) => kind));
      expect([permission, [...seen].sort()]).toEqual([permission, readable]);
    }
    const { token: theirs } = await colleagueOf(workspace, { role: 'accountant', refusals: ['ugc:read'] });
    expect(await found(theirs, 'sirocco')).toEqual([]);
  });

  it('shows nothing of another workspace, not even to who is in both', async () => {
    const { user } = await oneOfEach('Tramontane');
    const other = await signedInUser();
    await joined(user, other.workspace.workspaceId, { role: 'owner' });
    const there = await signedIn(user, other.workspace.workspaceId);
    expect(await found(there.token, 'tramontane')).toEqual([]);
    expect(await found(other.token, 'tramontane')).toEqual([]);
  });

  it('answers the others where a word cannot be read, and names its kinds', async () => {
    const { token } = await oneOfEach('Autan');
    await found(token, 'autan');
    watchCalls((name, { body }) => {
      if (name === 'searchEverything' && String(body).includes('$board_1')) throw new Error('Planted fault');
    });
    const { status, data } = await ask(token, 'autan');
    expect([status, data.missing]).toEqual([200, ['board']]);
    expect(data.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['prospect', 'ad', 'webhook']));
  });

  it.each(['', ' ', 'x'.repeat(301)])('refuses %j', async (q) => {
    const { token } = await signedInUser();
    const { status, error } = await ask(token, q);
    expect([status, error.code]).toEqual([400, 'validation_error']);
  });

  it('asks nothing of the table for what has no letter', async () => {
    const { token } = await signedInUser();
    const { done, cost } = await countCosts('searchEverything', () => ask(token, '«\u00a0!?\u00a0»'));
    expect(done.data).toEqual({ items: [], missing: [] });
    expect(cost).toMatchObject({ calls: { 'dynamodb BatchGetItem': 1 }, reads: 4 });
  });

  it('costs a reading of each short list and the changes of the long ones, however much there is', async () => {
    const { token } = await oneOfEach('Noroît');
    await found(token, 'noroit');
    const { cost } = await countCosts('searchEverything', () => found(token, 'noroit'));
    const { 'dynamodb GetItem': state = 0, ...calls } = cost.calls;
    // The session. Boards, clients, campaigns, webhooks, pixels, reports; generations, brands, briefs, personas; followed advertisers and
    // saved searches; campaigns with creators; changes of prospects, and of what the workspace has of creators.
    expect(calls).toEqual({ 'dynamodb BatchGetItem': 1, 'dynamodb Query': 15 });
    // The catalogue is asked once a second whether it has changed.
    expect(state).toBeLessThanOrEqual(1);
    expect(cost.writes).toBe(0);
  });
});
