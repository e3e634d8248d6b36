import { expect, it } from 'vitest';
import { exportGeneration } from '../../../shared/ai/generations.contract.ts';
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
  expect(head).toBe('\uFEFFClé;Emplacement;Champ;Texte;Moteur;Type de source (IPTC);Certificat');
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
  expect(row.startsWith('le logiciel Planif,le logiciel Planif,')).toBe(true);
  expect(row.endsWith('https://planif.example')).toBe(true);
});
