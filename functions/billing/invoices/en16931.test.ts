import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'node-schematron';
import { expect, it } from 'vitest';
import { facturX } from './factur-x.ts';
import type { InvoiceContent, PaperContent } from './invoice.entity.ts';

/** CEN's own rules, as ConnectingEurope/eInvoicing-EN16931 publishes them: they take seconds an invoice. */
const rules = Schema.fromString(readFileSync(join(import.meta.dirname, '..', 'testing', 'en16931-cii.sch'), 'utf8'));
const address = { line1: '1 rue du Port', line2: null, postalCode: '33000', city: 'Bordeaux', country: 'FR' };
const seller = { legalName: 'Réclame', siren: '732829320', vatNumber: 'FR44732829320', email: 'a@b.fr', address };
const line = { label: 'Starter', quantity: 1, unitAmount: 29, vatRate: 0.2, from: '2026-11-01', to: '2026-12-01' };
const invoice: InvoiceContent = {
  ...{ number: 'F2026-00001', kind: 'invoice', issuedOn: '2026-11-01', dueOn: '2026-11-01', vatRule: 'fr' },
  ...{ seller, buyer: { ...seller, legalName: 'Rive' }, mentions: [], related: null },
  lines: [
    { ...line, unitAmount: 99 },
    { ...line, quantity: -1 },
  ],
  totals: { exclTax: 70, vat: 14, inclTax: 84 },
};
const broken = (content: PaperContent) => rules.validateString(facturX(content)).map(({ assertId }) => assertId);

it('an invoice breaks no rule of EN 16931', () => {
  expect(broken(invoice)).toEqual([]);
});

it('a sum that does not add up breaks the rule that it should', () => {
  expect(broken({ ...invoice, totals: { ...invoice.totals, inclTax: 85 } })).toContain('BR-CO-15');
});

it('the credit note of what is reverse charged breaks no rule', () => {
  const buyer = { ...seller, siren: null, vatNumber: 'DE136695976', address: { ...address, country: 'DE' } };
  const totals = { exclTax: 29, vat: 0, inclTax: 29 };
  const credit = { kind: 'credit_note', number: 'A2026-00001', relatedNumber: 'F2026-00001' } as const;
  const lines = [{ ...line, vatRate: 0 }];
  expect(broken({ ...invoice, ...credit, vatRule: 'reverse_charge', buyer, lines, totals })).toEqual([]);
});

it('an invoice that a brand writes in the name of a creator breaks none either', () => {
  const creator = { ...seller, legalName: 'Léa Morin', vatNumber: null, email: null };
  const selfBilled: PaperContent = {
    ...{
      ...invoice,
      number: 'AF-7K2M9Q-2026-0001',
      seller: creator,
      vatRule: 'franchise',
      isOwed: true,
      isSelfBilled: true,
    },
    ...{ dueOn: '2026-12-01', lines: [{ ...line, unitAmount: 200, vatRate: 0 }] },
    totals: { exclTax: 200, vat: 0, inclTax: 200 },
  };
  const xml = facturX(selfBilled);
  expect(xml).toContain('<ram:TypeCode>389</ram:TypeCode>');
  expect(xml).toContain('<ram:ID schemeID="FC">732829320</ram:ID>');
  expect(broken(selfBilled)).toEqual([]);
  const { isOwed: _, ...credit } = selfBilled;
  expect(broken({ ...credit, kind: 'credit_note', relatedNumber: selfBilled.number })).toEqual([]);
});
