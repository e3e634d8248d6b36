import { expect, it } from 'vitest';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { suggestPersonas } from '../../../shared/personas/suggestion.contract.ts';
import { deletePersonalData } from '../../../shared/prospects/privacy.contract.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { richBrief } from '../../ai/testing/brands.ts';
import { imported } from '../../learning/imports/testing/import-runs.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { type NewProspect, newProspect } from '../../prospects/testing/prospects.ts';

const suggest = (token: string, body: object) => call(suggestPersonas, { token, body: body as never });
const fromProspects = async (token: string) => (await suggest(token, { from: ['prospects'] })).data;

const like: NewProspect = { industry: 'Mode & bijoux', jobTitle: 'Gérante', country: 'France', source: 'linkedin' };
const people = (count: number, of: NewProspect): NewProspect[] =>
  Array.from({ length: count }, (_, at) => ({
    lastName: `Zabulon${at}`,
    email: `z${at}.${of.industry?.length}@secret.example`,
    ...of,
  }));

async function withProspects(bodies: readonly NewProspect[]) {
  const signed = await signedInUser();
  const made = [];
  for (const body of bodies) made.push(await newProspect(signed.token, body));
  return { ...signed, made };
}

it('five who are alike make a persona of what they share, four do not', async () => {
  const { token } = await withProspects([
    ...people(2, { ...like, status: 'won', companySize: '2-10' }),
    ...people(3, { ...like, industry: 'fashion', email: undefined, status: 'lost', lostReason: 'Trop cher\u202f!' }),
    ...people(4, { industry: 'Apiculture', jobTitle: 'CEO' }),
    ...people(6, { industry: 'Conseil' }).map((one) => ({ ...one, email: undefined })),
  ]);
  const { items, basis, questions } = await fromProspects(token);
  expect(basis).toEqual({ prospects: 15, results: 0, ads: 0 });
  expect(items).toHaveLength(1);
  const [persona] = items;
  expect(persona).toMatchObject({
    ...{ name: 'Direction, Mode & bijoux', kind: 'b2b', job: 'Gérante', industry: 'fashion', location: 'France' },
    // Two of five.
    companySize: '2-10',
    objections: [{ objection: 'Trop cher\u202f!' }],
    channels: ['linkedin'],
    match: { industries: ['fashion'], jobLevels: ['executive'], companySizes: [], countries: [] },
    matches: { prospects: 5, won: 2, closed: 5 },
    ...{ goals: [], pains: [], summary: null },
  });
  const source = (path: string) => persona?.sources.find((one) => one.path === path);
  expect(source('companySize')).toMatchObject({ type: 'prospects', count: 2, share: 0.4 });
  expect(source('objections.0')).toMatchObject({ count: 3, share: 0.6 });
  expect(persona?.missing).toContain('pains');
  expect(questions.map(({ path }) => path)).toEqual(persona?.missing);
});

it('kinds come by how many they are and how well they sell, as many as are asked', async () => {
  const { token } = await withProspects([
    // 6 · 1/2, 5 · 4/5, 5 · 1/7.
    ...people(6, { industry: 'Conseil', jobTitle: 'CEO' }),
    ...people(3, { industry: 'Apiculture', jobTitle: 'CEO', status: 'won' }),
    ...people(2, { industry: 'apiculture', jobTitle: 'PDG', email: undefined }),
    ...people(5, { industry: 'Luthiers', jobTitle: 'CEO', status: 'lost' }),
  ]);
  const names = async (body: object) =>
    (await suggest(token, { from: ['prospects'], ...body })).data.items.map(({ name }) => name);
  expect(await names({})).toEqual(['Direction, Apiculture', 'Direction, Conseil', 'Direction, Luthiers']);
  expect(await names({ count: 1 })).toEqual(['Direction, Apiculture']);
});

it('nobody is told of: no name, address, telephone, company nor note', async () => {
  const { token } = await withProspects([
    ...people(5, {
      ...like,
      jobTitle: 'Gérante de Zabulonia',
      company: 'Zabulonia',
      phone: '06 12 34 56 78',
      notes: 'Une note secrète',
      status: 'lost',
      lostReason: 'Voir jean@secret.example',
      city: 'Lyon',
    }),
    ...people(5, { industry: 'Rappelez le 06 98 76 54 32', jobTitle: 'CEO', email: undefined }),
    ...people(3, { ...like, email: undefined, status: 'lost', lostReason: 'Zabulon2 ne répond plus' }).map((one) => ({
      ...one,
      lastName: 'Zabulon2',
    })),
    ...people(5, { ...like, email: undefined, firstName: 'Séraphine' }),
  ]);
  const told = JSON.stringify(await fromProspects(token));
  expect(told).not.toMatch(/zabulon|secret|séraphine|98 76|12 34|note/i);
  expect(told).toContain('Direction, Mode & bijoux');
});

it('what is erased is in no later suggestion, and what was suggested can still be kept', async () => {
  const { token, made } = await withProspects(people(5, like));
  const [draft] = (await fromProspects(token)).items;
  const { completeness: _, missing: __, matches: ___, ...said } = draft ?? { name: '' };
  for (const { id } of made.slice(0, 2)) await call(deletePersonalData, { token, params: { id } });
  expect((await fromProspects(token)).items).toEqual([]);
  const kept = await call(createPersona, { token, body: said as never });
  expect(kept.data.persona).toMatchObject({ name: 'Direction, Mode & bijoux', matches: { prospects: 3 } });
  expect(kept.data.persona.sources).toEqual(draft?.sources);
});

it('ads tell ages and genders by their reach, and quote what several of them speak of', async () => {
  const { token, user } = await signedInUser();
  const audience = (age: string, gender: 'female' | 'male') => [{ age, gender, share: 1 }];
  const adIds = await putAds(user.workspaceId, [
    adContent({
      body: 'Marre de perdre vos soirées en tableurs\u202f? Essayez sans engagement.',
      audience: audience('25-34', 'female'),
      reach: { lower: 9_000, upper: 9_000 },
    }),
    adContent({
      body: 'Vous en avez marre de perdre toutes vos soirées en tableurs\u202f? Sans engagement.',
      audience: audience('55-64', 'male'),
      reach: { lower: 1_000, upper: 1_000 },
    }),
  ]);
  const { items, basis } = (await suggest(token, { from: ['ads'], adIds })).data;
  expect(basis.ads).toBe(2);
  expect(items[0]).toMatchObject({
    ...{ kind: 'b2c', ageRange: { min: 25, max: 34 }, job: null, matches: null },
    summary: 'Surtout des femmes\u00a0: 90\u202f% de la portée de ces annonces.',
    pains: ['Marre de perdre vos soirées en tableurs\u202f?'],
    objections: [{ objection: 'je ne veux pas m’engager' }],
  });
  expect(items[0]?.sources.find(({ path }) => path === 'pains.0')).toMatchObject({
    ...{ type: 'ad', ref: adIds[0], count: 2, share: 1 },
  });
  const alone = (await suggest(token, { from: ['ads'], adIds: adIds.slice(0, 1) })).data.items[0];
  expect([alone?.pains, alone?.objections]).toEqual([[], []]);
});

it('a brief says whom it is for, and adds to what prospects say', async () => {
  const { token } = await withProspects(people(5, like));
  const brief = {
    ...richBrief,
    audience: 'les boutiques de quartier',
    objections: [{ objection: 'trop cher', answer: '9 € par mois' }],
  };
  const { items } = (await suggest(token, { from: ['prospects', 'brief', 'results'], brief })).data;
  expect(items[0]).toMatchObject({
    ...{ name: 'Direction, Mode & bijoux', summary: 'les boutiques de quartier', pains: richBrief.pains },
    objections: [{ objection: 'trop cher', answer: '9 € par mois' }],
  });
  expect(items[0]?.sources.find(({ path }) => path === 'pains.0')).toMatchObject({ type: 'brief', count: null });
  const silent = await suggest(token, { from: ['brief'], brief: { product: 'le logiciel Planif' } });
  expect(silent.data).toMatchObject({ items: [], questions: [] });
});

it('one’s own results name the audience that clicked more, beyond chance', async () => {
  const { token, user } = await signedInUser();
  const lines = Array.from({ length: 40 }, (_, at) => {
    const isYoung = at % 2 === 0;
    const clicks = (isYoung ? 200 : 100) + (at % 5) * 6;
    return `Annonce ${at},${isYoung ? 'Femmes 25-34' : 'Tout public'},10000,${clicks}`;
  });
  await imported(token, { csv: ['Ad name,Audience,Impressions,Clicks', ...lines].join('\n'), platform: 'facebook' });
  const { items, basis } = (await suggest(token, { from: ['results'] })).data;
  expect(basis).toEqual({ prospects: 0, results: 40, ads: 0 });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ name: 'Femmes 25-34', summary: 'Femmes 25-34' });
  expect(items[0]?.sources).toEqual([
    {
      ...{ path: 'summary', type: 'results', ref: 'audience:Femmes 25-34', count: 20, share: null },
      label: expect.stringMatching(/^20.annonces pour cette audience, CTR \+\d+.%$/u),
    },
  ]);
  const blind = await colleagueOf(user, { role: 'member', refusals: ['learning:read'] });
  expect((await suggest(blind.token, { from: ['results'] })).status).toBe(403);
});

it('is of what one may read, and says what it lacks', async () => {
  const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
  const [theirs] = await putAds(stranger.user.workspaceId, [adContent()]);
  expect((await suggest(owner.token, { from: ['ads'], adIds: [theirs] })).status).toBe(404);
  const refusals: [object, string][] = [
    [{ from: [] }, 'from'],
    [{ from: ['voyance'] }, 'from.0'],
    [{ from: ['ads'] }, 'adIds'],
    [{ from: ['brief'] }, 'brief'],
    [{ from: ['ads'], adIds: Array(51).fill('ads_1') }, 'adIds'],
    [{ from: ['prospects'], count: 6 }, 'count'],
  ];
  for (const [body, path] of refusals) {
    const { status, error } = await suggest(owner.token, body);
    expect([status, error.details?.[0]?.path], path).toEqual([400, path]);
  }
  const blind = await colleagueOf(owner.workspace, { role: 'member', refusals: ['prospects:read'] });
  expect((await suggest(blind.token, { from: ['prospects'] })).status).toBe(403);
  expect((await fromProspects(owner.token)).items).toEqual([]);
});
