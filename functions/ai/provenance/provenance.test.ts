import { describe, expect, it } from 'vitest';
import { getGeneration } from '../../../shared/ai/generations.contract.ts';
import { checkProvenance } from '../../../shared/ai/provenance.contract.ts';
import { textsIn } from '../../../shared/ai/texts-in.ts';
import { generateVariations } from '../../../shared/ai/writing.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { itemKeys } from '../core/item-keys.ts';
import { manifestsOf } from '../core/manifest.ts';
import { newGeneration } from '../testing/generations.ts';

const at = '2026-11-25T10:00:00.000Z';
const by = { kind: 'composed', engine: 'integre', model: null, at } as const;
const text = 'Essayez Planif\u00a0: 14 jours gratuits\u202f!';
const check = async (said: string, manifest: string) =>
  (await call(checkProvenance, { body: { text: said, manifest } })).data;
const none = { valid: false, kind: null, engine: null, model: null, at: null };

describe('checkProvenance', () => {
  it('says of a text of ours by what it was written and when, whatever became of its spaces', async () => {
    const { t1 = '' } = await manifestsOf([{ id: 't1', text }], by);
    expect(await check(text, t1)).toEqual({ valid: true, ...by });
    expect(await check('  Essayez Planif : 14 jours\ngratuits !', t1)).toEqual({ valid: true, ...by });
  });

  it('knows no other text, nor a manifest that is not ours or was changed', async () => {
    const { t1 = '' } = await manifestsOf([{ id: 't1', text }], by);
    const [said = '', signature = ''] = t1.split('.');
    const forged = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(said, 'base64url').toString()), at: 'x' }));
    for (const [words, manifest] of [
      [`${text} Vite.`, t1],
      [text, `${forged.toString('base64url')}.${signature}`],
      [text, `${said}.${signature.slice(1)}`],
      [text, said],
      [text, 'a.b.c'],
    ] as const)
      expect(await check(words, manifest)).toEqual(none);
  });

  it('is for anyone, thirty times a minute an address', async () => {
    const ask = () => call(checkProvenance, { body: { text, manifest: 'a.b' }, ip: '192.0.2.9' });
    const answers = await Promise.all(Array.from({ length: 31 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const { status, error } = await call(checkProvenance, { body: { text: ' ', manifest: 'a.b' } });
    expect([status, error.details?.[0]?.path]).toEqual([400, 'text']);
  });
});

describe('what is certified', () => {
  const textOf = (id: string) => ({ id, field: 'headline', text: `${id}.`, grounding: [], length: 3 });

  it('is every text of an output, wherever it stands, under its placement and its variation', () => {
    const output = {
      items: [{ id: 'v1', lever: 'hook', texts: [textOf('v1.a'), textOf('v1.b')] }],
      placements: [{ placement: 'google_search', fields: [{ field: 'headline', items: [textOf('g1')] }] }],
      analysis: { score: 3, benefits: [{ text: 'seen', field: 'body', start: 0, end: 4 }] },
    };
    expect(textsIn(output).map(({ id, placement, itemId }) => [id, placement, itemId])).toEqual([
      ['v1.a', null, 'v1'],
      ['v1.b', null, 'v1'],
      ['g1', 'google_search', null],
    ]);
    const keys = itemKeys(textsIn(output));
    expect(Object.keys(keys)).toEqual(['v1']);
    expect(keys.v1).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });

  it('is each text of a variation as it is kept, with the key of its variation', async () => {
    const { token } = await signedInUser();
    const brief = {
      product: 'le logiciel Planif',
      benefits: ['gagner 3 heures par semaine'],
      offer: '14 jours gratuits',
    };
    const { generation } = (await call(generateVariations, { token, body: { brief } })).data;
    const texts = generation.output.items.flatMap((item) => item.texts);
    expect(Object.keys(generation.manifests).sort()).toEqual(texts.map(({ id }) => id).sort());
    for (const one of texts.slice(0, 3))
      expect(await check(one.text, generation.manifests[one.id] ?? '')).toMatchObject({
        valid: true,
        kind: 'composed',
      });
    expect(Object.keys(generation.keys).sort()).toEqual(generation.output.items.map(({ id }) => id).sort());
    const { data } = await call(getGeneration, { token, params: { id: generation.id } });
    expect(data.generation).toEqual(generation);
  });

  it('is said of every generation; one that wrote nothing has no certificate', async () => {
    const { token } = await signedInUser();
    const { provenance, manifests, keys, createdAt } = await newGeneration(token);
    expect(provenance).toMatchObject({ kind: 'composed', engine: 'integre', model: null, at: createdAt });
    expect([manifests, keys]).toEqual([{}, {}]);
  });
});
