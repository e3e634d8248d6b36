import { afterEach, describe, expect, it, vi } from 'vitest';
import * as contract from '../../../shared/ai/generations.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { Generation } from '../core/generation.entity.ts';
import { GenerationContent } from '../core/generation-content.entity.ts';
import { newGeneration } from '../testing/generations.ts';

const list = (token: string, query: object = {}) => call(contract.listGenerations, { token, query });
const titles = async (token: string, query: object = {}) =>
  (await list(token, query)).data.items.map(({ title }) => title);
const update = (token: string, id: string, body: object) =>
  call(contract.updateGeneration, { token, params: { id }, body: body as never });

/** When the two items of a generation go, in seconds. */
async function keptUntil(workspaceId: string, generationId: string) {
  const of = { workspaceId, generationId };
  const items = await Promise.all([Generation.get(of).go(), GenerationContent.get(of).go()]);
  return items.map(({ data }) => data?.ttl);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('generations', () => {
  it('are listed without what they hold, the newest first, page after page', async () => {
    const { token } = await signedInUser();
    for (const title of ['un', 'deux', 'trois']) await newGeneration(token, { title });
    const first = await list(token, { limit: '2' });
    expect(first.data.items.map(({ title }) => title)).toEqual(['trois', 'deux']);
    expect(Object.keys(first.data.items[0] ?? {})).not.toEqual(expect.arrayContaining(['output']));
    expect(first.data.items[0]).toMatchObject({
      excerpt: 'Marre des tableurs\u00a0? Essayez Planif 14 jours.'.replace(/\s/g, ' '),
    });
    const cursor = first.data.nextCursor ?? '';
    const second = await list(token, { limit: '2', cursor });
    expect(second.data).toMatchObject({ items: [{ title: 'un' }], nextCursor: null });
    expect((await list(token, { limit: '2', cursor, tool: 'analyze_ad' })).status).toBe(400);
    const stranger = await signedInUser();
    expect((await list(stranger.token, { limit: '2', cursor })).status).toBe(400);
  });

  it('are found by tool, by what people said of them, by words, whatever their accents, and by days', async () => {
    const { token } = await signedInUser();
    const kept = await newGeneration(token, { title: 'Été à Nîmes' });
    await newGeneration(token, { title: 'Hiver' });
    await update(token, kept.id, { favorite: true, rating: 'down', version: 1 });
    const found: [object, string[]][] = [
      [{ tool: 'analyze_ad' }, ['Hiver', 'Été à Nîmes']],
      [{ tool: 'generate_script' }, []],
      [{ favorite: 'true' }, ['Été à Nîmes']],
      [{ favorite: 'false' }, ['Hiver']],
      [{ rating: 'down' }, ['Été à Nîmes']],
      [{ q: 'nimes ETE' }, ['Été à Nîmes']],
      [{ q: 'planif tableurs' }, ['Hiver', 'Été à Nîmes']],
      [{ q: 'nimes hiver' }, []],
      [{ q: '🔥' }, []],
      [{ brandId: 'bnd_1' }, []],
      [{ from: parisDay() }, ['Hiver', 'Été à Nîmes']],
      [{ to: '2026-01-01' }, []],
      [{ from: '2999-01-01' }, []],
    ];
    for (const [query, wanted] of found) expect(await titles(token, query), JSON.stringify(query)).toEqual(wanted);
    expect((await list(token, { from: '2026-02-02', to: '2026-02-01' })).error.details?.[0]?.path).toBe('to');
  });

  it('are renamed, judged and commented, over the version that was read', async () => {
    const { token } = await signedInUser();
    const { id, output } = await newGeneration(token);
    const edit = { title: ' Planif ', rating: 'down', ratingReason: 'trop fade', note: 'À revoir', version: 1 };
    const { data } = await update(token, id, edit);
    expect(data.generation).toMatchObject({ ...edit, title: 'Planif', version: 2, output });
    expect((await update(token, id, { title: 'Autre', version: 1 })).error.code).toBe('conflict');
    const cleared = await update(token, id, { rating: null, ratingReason: '', note: null, version: 2 });
    expect(cleared.data.generation).toMatchObject({ rating: null, ratingReason: null, note: null, version: 3 });
    expect((await update(token, id, { title: 'Planif', version: 3 })).data.generation.version).toBe(3);
    const refusals: [object, string][] = [
      [{ title: ' ' }, 'title'],
      [{ title: 'a'.repeat(121) }, 'title'],
      [{ rating: 'meh' }, 'rating'],
      [{ note: 'a'.repeat(2_001) }, 'note'],
    ];
    for (const [body, path] of refusals)
      expect((await update(token, id, { ...body, version: 3 })).error.details?.[0]?.path).toBe(path);
  });

  it('go by themselves after 400 days, but for favourites', async () => {
    const { token, user } = await signedInUser();
    const { id, createdAt } = await newGeneration(token);
    const usual = Math.floor(Date.parse(createdAt) / 1000) + 400 * daySeconds;
    expect(await keptUntil(user.workspaceId, id)).toEqual([usual, usual]);
    await update(token, id, { favorite: true, version: 1 });
    expect(await keptUntil(user.workspaceId, id)).toEqual([undefined, undefined]);
    await update(token, id, { favorite: false, version: 2 });
    expect(await keptUntil(user.workspaceId, id)).toEqual([usual, usual]);
  });

  it('are gone once deleted, and back as they were for thirty seconds', async () => {
    const { token, user } = await signedInUser();
    const { id, output } = await newGeneration(token);
    await update(token, id, { favorite: true, version: 1 });
    const params = { id };
    expect((await call(contract.deleteGeneration, { token, params })).data).toEqual({ id });
    expect((await call(contract.getGeneration, { token, params })).status).toBe(404);
    expect(await titles(token)).toEqual([]);
    expect((await call(contract.deleteGeneration, { token, params })).status).toBe(404);
    const back = await call(contract.restoreGeneration, { token, params, body: {} });
    expect(back.data.generation).toMatchObject({ id, favorite: true, output, version: 3 });
    expect(await keptUntil(user.workspaceId, id)).toEqual([undefined, undefined]);
    await call(contract.deleteGeneration, { token, params });
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    expect((await call(contract.restoreGeneration, { token, params, body: {} })).status).toBe(404);
  });

  it('are of their workspace alone, and of who may', async () => {
    const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    const { id } = await newGeneration(owner.token);
    const params = { id };
    expect((await call(contract.getGeneration, { token: stranger.token, params })).status).toBe(404);
    expect((await update(stranger.token, id, { favorite: true, version: 1 })).status).toBe(404);
    expect((await call(contract.deleteGeneration, { token: stranger.token, params })).status).toBe(404);
    const viewer = await colleagueOf(owner.workspace, { role: 'viewer' });
    expect((await call(contract.getGeneration, { token: viewer.token, params })).status).toBe(200);
    expect((await update(viewer.token, id, { favorite: true, version: 1 })).status).toBe(403);
    expect((await call(contract.deleteGeneration, { token: viewer.token, params })).status).toBe(403);
  });
});
