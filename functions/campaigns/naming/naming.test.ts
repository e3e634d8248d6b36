import { expect, it } from 'vitest';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as contract from '../../../shared/campaigns/naming.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { fetchCampaign, newCampaign, record } from '../testing/campaigns.ts';

const rule = { level: 'campaign' as const, separator: '_', fields: ['Pays', 'Offre', 'Format'] };
const put = (token: string, rules: (typeof rule)[], more: { version?: number; dryRun?: boolean } = {}) =>
  call(contract.updateNaming, { token, body: { rules, version: 0, ...more } });

async function agency() {
  const { token, user } = await signedInUser();
  for (const name of ['FR_Soldes_Vidéo', 'FR_Soldes_Carrousel', 'BE_Rentrée_Vidéo_15s', 'Notoriété'])
    await newCampaign(token, { name });
  return { token, user };
}

it('reads names by rules that a workspace gives, dry or for good', async () => {
  const { token } = await agency();
  const before = await call(contract.getNaming, { token });
  expect(before.data).toEqual({ rules: [], parsed: { share: null, examples: [], misfits: [] }, version: 0 });
  const parsed = {
    share: 0.75,
    misfits: [{ level: 'campaign', name: 'Notoriété' }],
    examples: [
      { name: 'BE_Rentrée_Vidéo_15s', dims: { Pays: 'BE', Offre: 'Rentrée', Format: 'Vidéo_15s' } },
      { name: 'FR_Soldes_Carrousel' },
      { name: 'FR_Soldes_Vidéo' },
    ],
  };
  const dry = await put(token, [rule], { dryRun: true });
  expect(dry.data).toMatchObject({ parsed, version: 0 });
  expect((await call(contract.getNaming, { token })).data.rules).toEqual([]);
  const kept = await put(token, [rule]);
  expect(kept.data).toMatchObject({ rules: [rule], parsed, version: 1 });
  expect((await call(contract.getNaming, { token })).data).toEqual(kept.data);
  expect((await put(token, [])).status).toBe(409);
  expect((await put(token, [], { version: 1 })).data).toMatchObject({ rules: [], version: 2 });
});

it('campaigns have what their names say, at once, and are found and counted by it', async () => {
  const { token } = await agency();
  await put(token, [rule]);
  const found = async (query: { dim?: string[] }) =>
    (await call(list.listCampaigns, { token, query: { ...query, sort: 'name' } })).data;
  const names = async (...dim: string[]) => (await found({ dim })).items.map(({ name }) => name);
  expect(await names('Pays:FR')).toEqual(['FR_Soldes_Carrousel', 'FR_Soldes_Vidéo']);
  expect(await names('Pays:FR', 'Pays:BE', 'Format:Vidéo', 'Format:Vidéo_15s')).toEqual([
    'BE_Rentrée_Vidéo_15s',
    'FR_Soldes_Vidéo',
  ]);
  expect(await names('Ville:Lyon')).toEqual([]);
  const { items, facets } = await found({ dim: ['Offre:Soldes'] });
  expect(items[0]?.dims).toEqual({ Pays: 'FR', Offre: 'Soldes', Format: 'Carrousel' });
  expect(facets.dims).toEqual([
    { field: 'Pays', counts: [{ value: 'FR', label: 'FR', count: 2 }] },
    {
      field: 'Offre',
      counts: [
        { value: 'Soldes', label: 'Soldes', count: 2 },
        { value: 'Rentrée', label: 'Rentrée', count: 1 },
      ],
    },
    {
      field: 'Format',
      counts: [
        { value: 'Carrousel', label: 'Carrousel', count: 1 },
        { value: 'Vidéo', label: 'Vidéo', count: 1 },
      ],
    },
  ]);
  const id = items[0]?.id ?? '';
  await put(token, [{ ...rule, fields: ['Marché'] }], { version: 1 });
  expect((await fetchCampaign(token, id)).dims).toEqual({ Marché: 'FR_Soldes_Carrousel' });
});

it('ads have a rule of their own', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token, { name: 'A_B' });
  await record(token, id, [{ date: '2026-01-05', adName: 'Témoignage - 15 s', spend: 4 }]);
  const rules = [{ level: 'ad' as const, separator: ' - ', fields: ['Accroche', 'Durée'] }];
  const { data } = await call(contract.updateNaming, { token, body: { rules, version: 0 } });
  const dims = { Accroche: 'Témoignage', Durée: '15 s' };
  expect(data.parsed).toEqual({
    share: 1,
    examples: [{ level: 'ad', name: 'Témoignage - 15 s', dims }],
    misfits: [],
  });
  const ads = await call(performance.listCampaignAds, { token, params: { id }, query: {} });
  expect(ads.data.items).toMatchObject([{ dims }]);
  const more = ['Témoignage - 30 s', 'Démonstration - 30 s', 'Sans règle'];
  await record(
    token,
    id,
    more.map((adName) => ({ date: '2026-01-05', adName, spend: 4 })),
  );
  const found = async (dim: string[]) => {
    const query = { dim, sort: 'name' as const };
    const answer = (await call(performance.listCampaignAds, { token, params: { id }, query })).data;
    const counts = answer.dims.map((one) => [one.field, one.counts.map(({ value, count }) => `${value} ${count}`)]);
    return [answer.items.map(({ name }) => name), answer.total, Object.fromEntries(counts)];
  };
  expect(await found(['Accroche:Témoignage', 'Durée:30 s'])).toEqual([
    ['Témoignage - 30 s'],
    1,
    { Accroche: ['Démonstration 1', 'Témoignage 1'], Durée: ['15 s 1', '30 s 1'] },
  ]);
  expect((await found(['Accroche:Témoignage', 'Accroche:Démonstration']))[1]).toBe(3);
  expect((await found(['Autre:Témoignage']))[1]).toBe(0);
  expect((await found([]))[1]).toBe(4);
  const wrong = await call(performance.listCampaignAds, { token, params: { id }, query: { dim: 'Accroche' } });
  expect(wrong.status).toBe(400);
  expect((await fetchCampaign(token, id)).dims).toEqual({});
});

it.each([
  [[{ ...rule, separator: '' }], 'rules.0.separator'],
  [[{ ...rule, fields: [] }], 'rules.0.fields'],
  [[{ ...rule, fields: Array(13).fill('x') }], 'rules.0.fields'],
  [[{ ...rule, fields: ['Pays', 'Pays'] }], 'rules.0.fields'],
  [[{ ...rule, fields: ['Pays:ville'] }], 'rules.0.fields.0'],
  [[rule, rule], 'rules'],
])('refuses rules that say nothing: %j', async (rules, path) => {
  const { token } = await signedInUser();
  const { status, error } = await put(token, rules);
  expect([status, error?.details?.[0]?.path]).toEqual([400, path]);
});

it('refuses a filter without a value, and who may not write', async () => {
  const { token, user } = await signedInUser();
  const { status, error } = await callRaw(list.listCampaigns, { token, rawQuery: 'dim=Pays' });
  expect([status, error.details?.[0]?.path]).toEqual([400, 'dim.0']);
  const reader = await colleagueOf(user, { role: 'member', refusals: ['campaigns:write'] });
  expect((await put(reader.token, [rule])).status).toBe(403);
  expect((await call(contract.getNaming, { token: reader.token })).status).toBe(200);
});
