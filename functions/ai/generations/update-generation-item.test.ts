import { describe, expect, it } from 'vitest';
import * as generations from '../../../shared/ai/generations.contract.ts';
import { checkProvenance } from '../../../shared/ai/provenance.contract.ts';
import * as writing from '../../../shared/ai/writing.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newBrand, richBrief } from '../testing/brands.ts';
import { newGeneration } from '../testing/generations.ts';
import { modelRuns, modelServer, personWithModel } from '../testing/models.ts';

const variations = async (token: string, body: object = {}) =>
  (await call(writing.generateVariations, { token, body: { brief: richBrief, count: 3, ...body } as never })).data
    .generation;
const copy = async (token: string) => {
  const body = { brief: richBrief, placements: [{ placement: 'google_search' as const }] };
  return (await call(writing.generatePlatformCopy, { token, body })).data.generation;
};
const script = async (token: string) =>
  (await call(writing.generateScript, { token, body: { brief: richBrief, duration: 30, format: 'ugc' } })).data
    .generation;

const put = (token: string, id: string, itemId: string, body: object) =>
  call(generations.updateGenerationItem, { token, params: { id, itemId }, body: { version: 1, ...body } as never });

describe('an item of a generation', () => {
  it('takes the words of a person, measured as all texts are, with a certificate of their own', async () => {
    const { token } = await signedInUser();
    const made = await variations(token);
    const text = 'Gagnez 3 heures par semaine, et reprenez vos dimanches.';
    const { status, data } = await put(token, made.id, 'v1', { texts: [{ field: 'primaryText', text }] });
    expect(status).toBe(200);
    if (data.generation.tool !== 'generate_variations') throw new Error('another tool');
    const { generation } = data;
    expect(generation.version).toBe(2);
    const [item, other] = generation.output.items;
    const [edited] = item?.texts ?? [];
    expect(edited).toMatchObject({ id: 'v1.primaryText', text, length: [...text].length, state: 'ok', edited: true });
    const grounded = edited?.grounding.map(({ start, end }) => text.slice(start, end));
    expect(grounded?.[0]).toBe('Gagnez 3 heures par semaine');
    const quoted = generation.evidence.find(({ id }) => id === edited?.grounding[0]?.evidenceId);
    expect(quoted?.quote).toBe('gagner 3 heures par semaine');
    expect(item?.score).not.toBe(made.output.items[0]?.score);
    expect(other).toEqual(made.output.items[1]);
    expect(generation.score).toBe(item?.score);
    const manifest = generation.manifests['v1.primaryText'] ?? '';
    expect((await call(checkProvenance, { body: { text, manifest } })).data).toMatchObject({
      ...{ valid: true, kind: 'composed', engine: 'integre' },
    });
    expect(generation.provenance.kind).toBe('composed');
    const { items } = (await call(generations.listGenerations, { token, query: { q: 'dimanches reprenez' } })).data;
    expect(items[0]).toMatchObject({ excerpt: text, score: item?.score });
    const again = await put(token, made.id, 'v1', { version: 2, texts: [{ field: 'primaryText', text }] });
    expect(again.data.generation.version).toBe(2);
  });

  it('shows what the guards would refuse of a model, and keeps it', async () => {
    const { token } = await signedInUser();
    const { id: brandId } = await newBrand(token);
    const made = await variations(token, { brandId });
    const found = async (text: string, version: number) => {
      const { data } = await put(token, made.id, 'v2', { version, texts: [{ field: 'primaryText', text }] });
      if (data.generation.tool !== 'generate_variations') throw new Error('another tool');
      return data.generation.output.items[1]?.texts[0]?.compliance.map(({ rule }) => rule);
    };
    expect(await found('97 % des artisans gagnent du temps.', 1)).toContain('number');
    expect(await found('Un logiciel révolutionnaire.', 2)).toContain('banned_word');
    expect(await found('Gagne du temps, essaie-le avec tes équipes.', 3)).toContain('register');
    expect(await found('Envoyez vos devis en 2 minutes.', 4)).toEqual([]);
  });

  it('weighs on what is written next in the workspace, and no more once it is deleted', async () => {
    const { token } = await signedInUser();
    const texts = ({ output }: Awaited<ReturnType<typeof variations>>) =>
      output.items.map((item) => item.texts[0]?.text);
    const made = await variations(token, { seed: 7 });
    expect(made.evidence.some(({ type }) => type === 'feedback')).toBe(false);
    for (const [at, { id }] of made.output.items.entries())
      await put(token, made.id, id, { version: at + 1, state: at === 1 ? 'kept' : 'rejected' });
    const next = await variations(token, { seed: 7 });
    expect(next.evidence.at(-1)).toMatchObject({ type: 'feedback', label: 'Vos choix', quote: null });
    expect(texts(next)).not.toEqual(texts(made));
    const stranger = await signedInUser();
    expect(texts(await variations(stranger.token, { seed: 7 }))).toEqual(texts(made));
    await call(generations.deleteGeneration, { token, params: { id: made.id } });
    expect(texts(await variations(token, { seed: 7 }))).toEqual(texts(made));
  });

  it('is kept or rejected, with a reason, and so is a text of a placement', async () => {
    const { token } = await signedInUser();
    const made = await variations(token);
    const rejected = await put(token, made.id, 'v2', { state: 'rejected', reason: 'bland' });
    expect(rejected.data.generation.output).toMatchObject({ items: [{}, { state: 'rejected', reason: 'bland' }, {}] });
    const kept = await put(token, made.id, 'v2', { version: 2, state: 'kept' });
    expect(kept.data.generation.output).toMatchObject({ items: [{}, { state: 'kept' }, {}] });
    expect(JSON.stringify(kept.data.generation.output)).not.toContain('bland');
    const texts = await copy(token);
    const itemId = 'google_search.headline.2';
    const text = 'Des devis en 2 minutes';
    const { data } = await put(token, texts.id, itemId, { state: 'kept', texts: [{ field: 'headline', text }] });
    if (data.generation.tool !== 'generate_platform_copy') throw new Error('another tool');
    expect(data.generation.output.placements[0]?.fields[0]?.items[1]).toMatchObject({
      ...{ id: itemId, text, choice: 'kept', edited: true },
    });
    const back = await put(token, texts.id, itemId, { version: 2, state: 'proposed' });
    expect(JSON.stringify(back.data.generation.output)).not.toContain('choice');
  });

  it('is a beat of a script, whose seconds follow its words', async () => {
    const { token } = await signedInUser();
    const made = await script(token);
    const { id } = made.output.beats[1] ?? { id: '' };
    const text = 'Vous perdez vos dimanches.';
    const { data } = await put(token, made.id, id, { texts: [{ field: 'voice', text }] });
    if (data.generation.tool !== 'generate_script') throw new Error('another tool');
    const { output } = data.generation;
    expect(output.beats[1]?.voice).toMatchObject({ text, edited: true });
    expect(output.beats.at(-1)?.to).toBe(30);
    expect(output.beats.slice(1).map(({ from }) => from)).toEqual(output.beats.slice(0, -1).map(({ to }) => to));
    expect(output.wordCount).not.toBe(made.output.wordCount);
    const caption = await put(token, made.id, 'caption', { version: 2, texts: [{ field: 'caption', text }] });
    expect(caption.data.generation.output).toMatchObject({ caption: { text, edited: true } });
    const refused = await put(token, made.id, id, { version: 3, state: 'kept' });
    expect([refused.status, refused.error.details?.[0]?.path]).toEqual([400, 'state']);
  });

  it('of a model becomes the work of both', async () => {
    const server = await modelServer();
    const { token } = await personWithModel(server, 'redacteur');
    const { id, status } = await variations(token);
    expect(status).toBe('running');
    const texts = [{ field: 'primaryText', text: 'Envoyez vos devis en 2 minutes.' }];
    expect((await put(token, id, 'v1', { texts })).error.reason).toBe('generation_running');
    await modelRuns.runAll();
    const { version } = (await call(generations.getGeneration, { token, params: { id } })).data.generation;
    const { generation } = (await put(token, id, 'v1', { version, texts })).data;
    expect(generation.provenance).toMatchObject({ kind: 'ai_assisted', model: 'redacteur' });
    const manifest = generation.manifests['v1.primaryText'] ?? '';
    const checked = await call(checkProvenance, { body: { text: texts[0]?.text ?? '', manifest } });
    expect(checked.data).toMatchObject({ valid: true, kind: 'ai_assisted', model: 'redacteur' });
  });

  it('is refused where it does not fit, with the place, and changes nothing', async () => {
    const { token, user } = await signedInUser();
    const made = await copy(token);
    const itemId = 'google_search.headline.1';
    const said = (text: string, field = 'headline') => ({ texts: [{ field, text }] });
    const refusals: [object, string][] = [
      [said('a'.repeat(31)), 'texts.0.text'],
      [said('  '), 'texts.0.text'],
      [said('Planif', 'description'), 'texts.0.field'],
      [{ reason: 'bland' }, 'reason'],
      [{ state: 'loved' }, 'state'],
      [{ texts: [] }, 'texts'],
    ];
    for (const [body, path] of refusals) {
      const { status, error } = await put(token, made.id, itemId, body);
      expect([status, error.details?.[0]?.path], JSON.stringify(body)).toEqual([400, path]);
    }
    expect((await put(token, made.id, itemId, { ...said('Planif'), version: 2 })).error.code).toBe('conflict');
    for (const other of ['google_search.headline.99', 'v1', '__proto__'])
      expect((await put(token, made.id, other, said('Planif'))).status).toBe(404);
    expect((await put((await signedInUser()).token, made.id, itemId, said('Planif'))).status).toBe(404);
    expect((await put(token, (await newGeneration(token)).id, 'v1', said('Planif'))).status).toBe(404);
    const viewer = await colleagueOf(user, { role: 'viewer' });
    expect((await put(viewer.token, made.id, itemId, said('Planif'))).status).toBe(403);
    const after = (await call(generations.getGeneration, { token, params: { id: made.id } })).data.generation;
    expect(after).toEqual(made);
  });
});
