import { expect, it } from 'vitest';
import { blankContent } from '../campaign.rules.ts';
import { type AnnexFacts, annexHtml } from './annex-html.ts';

const { product, ...content } = blankContent;
const address = { line1: '8 rue Nationale', postalCode: '37000', city: 'Tours', country: 'FR' };

const facts: AnnexFacts = {
  ...{
    collaborationId: 'clb_1',
    campaignName: 'Été <b>2026</b>\u202e\u061c\u00ad',
    level: 'contract',
    expiresOn: '2026-12-05',
  },
  ...{ documentSha256: 'a'.repeat(64), signedOn: '2026-06-01', proposedOn: '2026-11-28', months: 3, fee: 120 },
  ...{ endedOn: '2026-12-31', startsOn: '2027-01-01', endsOn: '2027-03-31' },
  annex: [{ collaborationId: 'clb_0', on: '2026-02-03', amount: 600 }],
  terms: {
    ...content,
    product: { ...product, value: 39 },
    rights: { ...content.rights, supports: ['paid_social'], territories: ['FR'] },
  },
  brand: {
    ...{ legalName: 'Atelier Fontaine SAS', siren: '732829320', vatNumber: null, address },
    ...{ signatoryName: 'Élise Fontaine', sectorNotice: null },
  },
  creator: {
    ...{ legalName: 'Léa Morin', address, taxCountry: 'FR', legalStatus: 'micro', siret: null },
    ...{ vatLiable: false, vatNumber: null, invoicingMandate: true },
  },
};

it('an annex names both sides, its days, its fee and what it leaves as it was, the same bytes for the same facts', () => {
  const html = annexHtml(facts);
  expect(annexHtml({ ...facts })).toBe(html);
  const clauses = [...html.matchAll(/data-clause="(\w+)"/g)].map(([, id]) => id);
  expect(clauses).toEqual(['identity', 'extension', 'remuneration', 'unchanged']);
  for (const said of [
    'Atelier Fontaine SAS',
    'Léa Morin',
    '1er\u00a0janvier 2027',
    '31\u00a0mars 2027',
    facts.documentSha256,
  ])
    expect(html).toContain(said);
  expect(html).toContain('data-annex="earlier"');
  expect(html).toContain('Été &lt;b&gt;2026&lt;/b&gt;\u00a0»');
  expect(annexHtml({ ...facts, annex: [], fee: 0 })).toContain('Aucune somme n’est due');
});
