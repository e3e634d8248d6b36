import { expect, it, vi } from 'vitest';
import * as contract from '../../../shared/campaigns/annotations.contract.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newCampaign } from '../testing/campaigns.ts';

type Query = { from?: string; to?: string; campaignId?: string; limit?: string; cursor?: string };

const note = (token: string, date: string, text: string, campaignId: string | null = null) =>
  call(contract.createAnnotation, { token, body: { date, text, campaignId } });
const listed = async (token: string, query: Query = {}) =>
  (await call(contract.listAnnotations, { token, query })).data;
const texts = async (token: string, query: Query = {}) => (await listed(token, query)).items.map(({ text }) => text);

it('notes what happened, to a campaign or to all, and tells it beside the figures of the days', async () => {
  const { token } = await signedInUser();
  const one = await newCampaign(token);
  const other = await newCampaign(token);
  const { status, data } = await note(token, '2026-10-02', 'Nouvelle page', one.id);
  expect(status).toBe(201);
  expect(data.annotation).toMatchObject({ date: '2026-10-02', campaignId: one.id, automatic: false, version: 1 });
  await note(token, '2026-10-01', 'Site en panne');
  await note(token, '2026-10-03', 'Autre affiche', other.id);
  expect(await texts(token)).toEqual(['Autre affiche', 'Nouvelle page', 'Site en panne']);
  expect(await texts(token, { campaignId: one.id })).toEqual(['Nouvelle page']);
  expect(await texts(token, { from: '2026-10-01', to: '2026-10-02' })).toEqual(['Nouvelle page', 'Site en panne']);
  const query = { from: '2026-10-01', to: '2026-10-02' };
  const figures = await call(performance.getPerformance, { token, params: { id: one.id }, query });
  expect(figures.data.annotations.map(({ text }) => text)).toEqual(['Site en panne', 'Nouvelle page']);
});

it('lists page by page, and each once', async () => {
  const { token } = await signedInUser();
  for (const day of ['01', '02', '02', '02', '03']) await note(token, `2026-10-${day}`, `Le ${day}`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listed(token, { limit: '2', ...(cursor && { cursor }) });
    seen.push(...items.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual((await listed(token)).items.map(({ id }) => id));
  expect(new Set(seen).size).toBe(5);
});

it('a note is changed, moved to another day and removed, once', async () => {
  const { token } = await signedInUser();
  const { id } = (await note(token, '2026-10-02', 'Avant')).data.annotation;
  const params = { id };
  const change = (body: { version: number; date?: string; text?: string }) =>
    call(contract.updateAnnotation, { token, params, body });
  const moved = await change({ date: '2026-10-05', text: 'Après', version: 1 });
  expect(moved.data.annotation).toMatchObject({ id, date: '2026-10-05', text: 'Après', version: 2 });
  expect((await listed(token)).items).toEqual([moved.data.annotation]);
  const both = await Promise.all([change({ text: 'Une', version: 2 }), change({ text: 'Autre', version: 2 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stranger = await signedInUser();
  expect((await call(contract.deleteAnnotation, { token: stranger.token, params })).status).toBe(404);
  expect((await call(contract.deleteAnnotation, { token, params })).status).toBe(200);
  expect((await call(contract.deleteAnnotation, { token, params })).status).toBe(404);
  expect(await texts(token)).toEqual([]);
});

it('a note that was removed comes back as it was, for thirty seconds and once, unless its campaign is gone', async () => {
  const { token } = await signedInUser();
  const campaign = await newCampaign(token);
  await call(campaigns.updateCampaign, { token, params: { id: campaign.id }, body: { status: 'active', version: 1 } });
  const [before] = (await listed(token)).items;
  const params = { id: before?.id ?? '' };
  const restore = (of = token) => call(contract.restoreAnnotation, { token: of, params, body: {} });
  const removed = () => call(contract.deleteAnnotation, { token, params });
  await removed();
  const stranger = await signedInUser();
  expect((await restore(stranger.token)).status).toBe(404);
  const answers = await Promise.all([restore(), restore()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await listed(token)).items).toEqual([before]);
  expect(before?.automatic).toBe(true);
  await removed();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  expect((await restore()).status).toBe(404);
  vi.useRealTimers();
  await call(campaigns.deleteCampaign, { token, params: { id: campaign.id } });
  expect((await restore()).status).toBe(404);
});

it('changes of status and budget note themselves, one by one and together', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token, { budget: { type: 'daily', amount: 50 } });
  const params = { id };
  const budget = { type: 'total' as const, amount: 1500 };
  await call(campaigns.updateCampaign, { token, params, body: { status: 'active', budget, version: 1 } });
  await call(campaigns.updateCampaign, { token, params, body: { name: 'Autre', version: 2 } });
  const body = { ids: [id], action: 'archive' as const };
  await call(campaigns.bulkCampaigns, { token, body });
  const { items } = await listed(token, { campaignId: id });
  expect(items.map(({ text }) => text.replace(/\s/g, ' ')).sort()).toEqual([
    'Statut : Active → Archivée',
    'Statut : Brouillon → Active · Budget : 50,00 € par jour → 1 500,00 € au total',
  ]);
  expect(items.every(({ automatic, version }) => automatic && version === 1)).toBe(true);
});

it('refuses a campaign of others, a day that is none and an empty text', async () => {
  const { token } = await signedInUser();
  const stranger = await signedInUser();
  const { id } = await newCampaign(stranger.token);
  expect((await note(token, '2026-10-01', 'Vol', id)).status).toBe(404);
  expect((await note(token, '2026-02-30', 'x')).error?.details?.[0]?.path).toBe('date');
  expect((await note(token, '2026-10-01', ' ')).error?.details?.[0]?.path).toBe('text');
  expect(await texts(token)).toEqual([]);
});
