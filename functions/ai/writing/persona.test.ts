import { expect, it } from 'vitest';
import { analyzeAd } from '../../../shared/ai/ad.contract.ts';
import { checkTexts } from '../../../shared/ai/analysis.contract.ts';
import * as briefs from '../../../shared/ai/briefs.contract.ts';
import * as generations from '../../../shared/ai/generations.contract.ts';
import { generateScript, generateVariations } from '../../../shared/ai/writing.contract.ts';
import { deletePersona } from '../../../shared/personas/persona.contract.ts';
import { newPersona } from '../../personas/testing/personas.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { briefBody, richBrief } from '../testing/brands.ts';

it('what is written for a persona says how near it is, and quotes it as a source', async () => {
  const { token } = await signedInUser();
  const { id: personaId, name } = await newPersona(token);
  const brief = { product: 'le logiciel Planif', benefits: ['gagner 3 heures par semaine'] };
  const body = { brief, personaId, count: 4 };
  const { generation } = (await call(generateVariations, { token, body })).data;
  expect(generation).toMatchObject({ personaId, personaName: name });
  for (const { fit } of generation.output.items) {
    expect(fit?.lines.map(({ key }) => key)).toEqual([
      ...['pains', 'goals', 'objections', 'vocabulary', 'register', 'channels'],
    ]);
    expect(fit?.score).toBe(fit?.lines.reduce((sum, { points }) => sum + points, 0));
  }
  const ofPersona = generation.evidence.filter(({ type }) => type === 'persona');
  expect(ofPersona).toContainEqual(
    expect.objectContaining({ ref: personaId, path: 'pains.0', quote: 'passer ses soirées sur les publicités' }),
  );
  const used = new Set(generation.output.items.flatMap(({ evidenceIds }) => evidenceIds));
  expect(ofPersona.some(({ id }) => used.has(id))).toBe(true);
  const again = await call(generateVariations, { token, body });
  expect(again.data.generation.output).toEqual(generation.output);
  const forNobody = await call(generateVariations, { token, body: { brief: richBrief, count: 2 } });
  expect(forNobody.data.generation.output.items.map(({ fit }) => fit)).toEqual([null, null]);
  const listed = await call(generations.listGenerations, { token, query: { personaId } });
  expect(listed.data.items.map(({ personaName }) => personaName)).toEqual([name, name]);
});

it('a persona that is deleted leaves its name, and its texts are measured as before', async () => {
  const { token } = await signedInUser();
  const { id: personaId, name } = await newPersona(token);
  const body = { brief: richBrief, personaId, count: 2 };
  const { id } = (await call(generateVariations, { token, body })).data.generation;
  const script = await call(generateScript, {
    token,
    body: { brief: richBrief, personaId, duration: 30, format: 'ugc' },
  });
  expect(script.data.generation.personaName).toBe(name);
  await call(deletePersona, { token, params: { id: personaId } });
  const kept = (await call(generations.getGeneration, { token, params: { id } })).data.generation;
  expect(kept).toMatchObject({ personaId, personaName: name });
  const texts = [{ field: 'primaryText', text: 'Vous passez vos soirées sur vos publicités\u202f?' }];
  const edited = await call(generations.updateGenerationItem, {
    token,
    params: { id, itemId: 'v1' },
    body: { texts, version: kept.version },
  });
  expect(edited.data.generation.output).toMatchObject({
    items: [{ fit: { lines: [{ key: 'pains', points: 30 }, {}, {}, {}, {}, {}] } }, {}],
  });
  expect((await call(generateVariations, { token, body })).status).toBe(404);
});

it('a text is measured beside a persona before it is kept', async () => {
  const { token } = await signedInUser();
  const { id: personaId } = await newPersona(token);
  const text = 'Vous passez vos soirées sur vos publicités\u202f?';
  const { items } = (await call(checkTexts, { token, body: { items: [{ text }, { text: 'Bonjour.' }], personaId } }))
    .data;
  // Pains 30 of the 95 of what is said, since nobody says where it will stand.
  expect(items.map(({ fit }) => fit?.lines[0])).toMatchObject([
    { key: 'pains', points: 32, max: 32 },
    { key: 'pains', points: 0 },
  ]);
  const analysed = await call(analyzeAd, { token, body: { ad: { body: text, platform: 'instagram' }, personaId } });
  expect(analysed.data.generation.output.analysis.fit?.lines.at(-1)).toMatchObject({ key: 'channels', points: 5 });
});

it('a persona is of its workspace, and of who may read it', async () => {
  const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
  const { id: personaId } = await newPersona(owner.token);
  const asked = { brief: richBrief, personaId };
  const texts = { items: [{ text: 'Bonjour.' }], personaId };
  expect((await call(generateVariations, { token: stranger.token, body: asked })).status).toBe(404);
  expect((await call(checkTexts, { token: stranger.token, body: texts })).status).toBe(404);
  const kept = { ...briefBody, personaId };
  expect((await call(briefs.createBrief, { token: stranger.token, body: kept })).status).toBe(404);
  const { brief } = (await call(briefs.createBrief, { token: owner.token, body: kept })).data;
  expect(brief.personaId).toBe(personaId);
  const blind = await colleagueOf(owner.workspace, { role: 'member', refusals: ['personas:read'] });
  expect((await call(generateVariations, { token: blind.token, body: asked })).status).toBe(403);
  expect((await call(checkTexts, { token: blind.token, body: texts })).status).toBe(403);
});
