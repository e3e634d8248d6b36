import { expect, it } from 'vitest';
import { exportGeneration, listGenerations, updateGenerationItem } from '../../../shared/ai/generations.contract.ts';
import * as writing from '../../../shared/ai/writing.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newGeneration } from '../testing/generations.ts';

const brief = {
  product: 'le logiciel Planif',
  benefits: ['gagner 3 heures par semaine', 'envoyer ses devis en 2 minutes'],
  offer: '14 jours d’essai gratuit',
  url: 'https://planif.example',
};
const exported = (token: string, id: string, query: object = {}) =>
  call(exportGeneration, { token, params: { id }, query });

it('exports variations with their keys and certificates, to those who may', async () => {
  const { token, user } = await signedInUser();
  const { generation } = (await call(writing.generateVariations, { token, body: { brief } })).data;
  const { status, text, headers } = await exported(token, generation.id);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFClé;Emplacement;Champ;Texte;Moteur;Type de source (IPTC);Preuve d’origine');
  expect(rows.join('\n')).toContain(generation.keys.v1);
  for (const manifest of Object.values(generation.manifests)) expect(text).toContain(manifest);
  expect((await exported(token, generation.id, { format: 'google_ads_editor' })).status).toBe(400);
  expect((await exported((await signedInUser()).token, generation.id)).status).toBe(404);
  const reader = await colleagueOf(user, { role: 'viewer' });
  expect((await exported(reader.token, generation.id)).status).toBe(403);
  expect((await exported(token, (await newGeneration(token)).id)).error.details?.[0]?.path).toBe('format');
});

it('lays texts of Google’s search out as its editor reads them', async () => {
  const { token } = await signedInUser();
  const body = { brief, placements: [{ placement: 'google_search' as const }] };
  const { generation } = (await call(writing.generatePlatformCopy, { token, body })).data;
  const { text } = await exported(token, generation.id, { format: 'google_ads_editor' });
  const [head = '', row = ''] = text.trimEnd().split('\r\n');
  expect(head.startsWith('\uFEFFCampaign,Ad group,Headline 1,Headline 2,')).toBe(true);
  expect(
    head.endsWith('Headline 15,Description 1,Description 2,Description 3,Description 4,Path 1,Path 2,Final URL'),
  ).toBe(true);
  expect(row.startsWith('Le logiciel Planif,Le logiciel Planif,')).toBe(true);
  expect(row.endsWith('https://planif.example')).toBe(true);
});

const choose = (token: string, id: string, itemId: string, version: number, state: 'kept' | 'rejected' | 'proposed') =>
  call(updateGenerationItem, { token, params: { id, itemId }, body: { state, version } });

it('exports what was kept alone, all but what was rejected before that, and lists find where something is', async () => {
  const { token } = await signedInUser();
  const { generation } = (await call(writing.generateVariations, { token, body: { brief, count: 3 } })).data;
  const { id } = generation;
  const [one, two, three] = generation.output.items.map(({ texts }) => texts[0]?.text ?? '');
  await choose(token, id, 'v1', 1, 'rejected');
  const { text } = await exported(token, id, { format: 'md' });
  expect([text.includes(plain(one)), text.includes(plain(two)), text.includes(plain(three))]).toEqual([
    false,
    true,
    true,
  ]);
  const found = async (kept: 'true' | 'false') =>
    (await call(listGenerations, { token, query: { kept } })).data.items.map((item) => item.id);
  expect([await found('true'), await found('false')]).toEqual([[], [id]]);
  await choose(token, id, 'v3', 2, 'kept');
  const said = (await exported(token, id)).text;
  expect([said.includes(`"${two}"`) || said.includes(`;${two};`), said.includes(generation.keys.v3 ?? '')]).toEqual([
    false,
    true,
  ]);
  expect([await found('true'), await found('false')]).toEqual([[id], []]);
  await choose(token, id, 'v3', 3, 'proposed');
  expect([await found('true'), await found('false')]).toEqual([[], [id]]);
});

type Exported = { generation: object; texts: { field: string }[] };

it('takes, field by field, the texts of a placement that were kept', async () => {
  const { token } = await signedInUser();
  const body = { brief, placements: [{ placement: 'google_search' as const }] };
  const { generation } = (await call(writing.generatePlatformCopy, { token, body })).data;
  const [titles, descriptions] = generation.output.placements[0]?.fields ?? [];
  await choose(token, generation.id, titles?.items[2]?.id ?? '', 1, 'kept');
  const { text: json } = await exported(token, generation.id, { format: 'json' });
  const { data }: { data: Exported } = JSON.parse(json);
  expect(data.generation).toMatchObject({ id: generation.id, tool: 'generate_platform_copy' });
  const of = (field: string) => data.texts.filter((text) => text.field === field);
  expect(of('headline')).toEqual([
    {
      ...{ key: null, placement: 'google_search', field: 'headline', text: titles?.items[2]?.text, edited: false },
      ...{ kind: 'composed', engine: 'integre', digitalSourceType: generation.provenance.digitalSourceType },
      manifest: generation.manifests[titles?.items[2]?.id ?? ''],
    },
  ]);
  expect(of('description')).toHaveLength(descriptions?.items.length ?? -1);
  const { text } = await exported(token, generation.id, { format: 'google_ads_editor' });
  expect(text.split('\r\n')[1]).toContain(`Planif,${titles?.items[2]?.text},,`);
});

it('lays texts out as a document, whose signs are no signs of the format', async () => {
  const { token } = await signedInUser();
  const { generation } = (
    await call(writing.generateScript, { token, body: { brief, duration: 15, format: 'ugc', title: '# *Planif*' } })
  ).data;
  const { text, headers } = await exported(token, generation.id, { format: 'md' });
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  const [head, , said] = text.split('\n');
  expect(head).toBe('# \\# \\*Planif\\*');
  expect(said).toMatch(/^Composé par le moteur intégré à partir de vos faits\. Le /);
  expect(text).toContain(`- **Voix**\u00a0: ${plain(generation.output.beats[0]?.voice.text)}`);
});

const plain = (text = '') => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replaceAll('\n', '\\\n  ');
