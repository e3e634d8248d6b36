import { describe, expect, it } from 'vitest';
import { prospectFields } from '../../../shared/contract/prospects-imports.ts';
import { processorMs } from '../../platform/testing/own-time.ts';
import { partName } from './person-name.ts';
import type { Draft } from './prospect-draft.ts';
import { readCompanySize } from './read-choices.ts';
import { readMoment } from './read-moment.ts';
import { readProspect } from './read-prospect.ts';

const now = new Date('2026-11-21T10:00:00Z');
const read = (draft: Draft) => readProspect(draft, 'event', now);
const contentOf = (draft: Draft) => {
  const reading = read({ company: 'Été', ...draft });
  return 'content' in reading ? reading.content : expect.fail(reading.reason);
};
const reasonOf = (draft: Draft) => {
  const reading = read({ company: 'Été', ...draft });
  return 'reason' in reading ? reading.reason : expect.fail('read');
};

describe('readProspect', () => {
  it('reads what French spreadsheets say', () => {
    const content = contentOf({
      email: ' Camille@Ete.FR ',
      phone: '+33 (0)6 12 34 56 78',
      companySize: '11 à 50 salariés',
      status: 'GAGNÉ',
      source: 'Salon',
      value: '1 234,56 €',
      monthlyAdBudget: '2,5k',
      tags: 'salon | refonte ; salon',
      doNotContact: 'Oui',
      legalBasis: 'Intérêt légitime',
      collectedAt: '12/05/2026',
      nextActionAt: '21/11/2026 14:30',
      country: 'Belgique',
      industry: 'Mode & bijoux',
      notes: "'=1+1\nsuite",
    });
    expect(content).toMatchObject({
      email: 'camille@ete.fr',
      phone: '+33612345678',
      companySize: '11-50',
      status: 'won',
      source: 'event',
      valueCents: 123_456,
      adBudgetCents: 250_000,
      currency: 'EUR',
      tags: ['salon', 'refonte'],
      doNotContact: true,
      legalBasis: 'legitimate_interest',
      collectedAt: '2026-05-12T07:00:00.000Z',
      nextActionAt: '2026-11-21T13:30:00.000Z',
      country: 'BE',
      industry: 'fashion',
      notes: '=1+1\nsuite',
    });
  });

  it('takes what says nothing for nothing, and the import’s source for one that it does not know', () => {
    const draft = { lastName: 'NULL', city: 'Select', phone: '-', email: 'N/A', value: '', source: 'ASP', tags: null };
    expect(contentOf(draft)).toEqual({
      company: 'Été',
      source: 'event',
      status: 'new',
      currency: 'EUR',
      tags: [],
      doNotContact: false,
      collectedAt: now.toISOString(),
    });
  });

  it('takes the currency that an amount names', () => {
    expect(contentOf({ value: '$ 1,200' })).toMatchObject({ valueCents: 120_000, currency: 'USD' });
    expect(contentOf({ value: '90 £', currency: 'CHF' })).toMatchObject({ valueCents: 9_000, currency: 'CHF' });
  });

  it.each<[Draft, string]>([
    [{ email: 'camille@' }, 'E-mail\u00a0: Adresse email invalide'],
    [{ phone: '00 00', email: 'a@b.fr' }, 'Téléphone\u00a0: Ce numéro de téléphone n’existe pas'],
    [{ phone: 'appeler le soir' }, 'Téléphone\u00a0: Téléphone invalide'],
    [{ value: 'beaucoup' }, 'Valeur illisible\u00a0: «\u00a0beaucoup\u00a0»'],
    [{ value: '-5' }, 'Valeur illisible\u00a0: «\u00a0-5\u00a0»'],
    [{ status: 'Peut-être' }, 'Statut illisible\u00a0: «\u00a0Peut-être\u00a0»'],
    [{ collectedAt: '31/02/2026' }, 'Date de collecte illisible\u00a0: «\u00a031/02/2026\u00a0»'],
    [{ collectedAt: '12/05/1998' }, 'Date de collecte\u00a0: Date hors limites'],
    [{ website: 'javascript:alert(1)' }, 'Site web\u00a0: Adresse web invalide'],
    [{ notes: 'x'.repeat(1_000_000) }, 'Notes\u00a0: Maximum : 10000 caractères'],
    [{ tags: 'x'.repeat(41) }, 'Étiquettes\u00a0: Maximum : 40 caractères'],
    [{ company: '' }, 'Indiquez au moins un e-mail, un téléphone, une entreprise ou un nom'],
  ])('refuses line %#', (draft, reason) => expect(reasonOf(draft)).toBe(reason));

  it('says all that is wrong with a line', () => {
    expect(reasonOf({ value: 'x', companySize: 'grande' })).toBe(
      'Taille de l’entreprise illisible\u00a0: «\u00a0grande\u00a0»\u202f; Valeur illisible\u00a0: «\u00a0x\u00a0»',
    );
  });

  it.each<[string, string]>([
    ['spaces', `1${' '.repeat(100_000)}x`],
    ['figures', '1'.repeat(100_000)],
    ['quotes', "'".repeat(100_000)],
    ['parts of an address', 'a.'.repeat(50_000)],
    ['thousands', '1 000'.repeat(20_000)],
    ['words', 'Ab '.repeat(30_000)],
  ])('is not kept busy by %s', async (_name, hostile) => {
    const work = () => prospectFields.map((field) => read({ [field]: hostile }));
    expect(await processorMs(work)).toBeLessThan(1_000);
  });
});

describe('partName', () => {
  it.each([
    ['Jean Dupont', 'Jean', 'Dupont'],
    ['Mme Anne-Lise de La Tour', 'Anne-Lise', 'de La Tour'],
    ['DUPONT Jean', 'Jean', 'DUPONT'],
    ['LE GALL Anne Marie', 'Anne Marie', 'LE GALL'],
    ['Dupont, Jean', 'Jean', 'Dupont'],
    ['JEAN DUPONT', 'JEAN', 'DUPONT'],
    ['Dupont', undefined, 'Dupont'],
    ['M. Dupont', undefined, 'Dupont'],
  ])('parts %j', (name, firstName, lastName) => expect(partName(name)).toEqual({ firstName, lastName }));
});

describe('readCompanySize', () => {
  it.each([
    ['1', '1'],
    ['2-10', '2-10'],
    ['11 à 50', '11-50'],
    ['12', '11-50'],
    ['entre 51 et 200 salariés', '51-200'],
    ['201 à 1 000', '201-1000'],
    ['1000', '201-1000'],
    ['1000+', '1000+'],
    ['Plus de 1 000', '1000+'],
    ['12 500', '1000+'],
    ['PME', undefined],
    ['1, 2, 3', undefined],
  ])('reads %j', (text, size) => expect(readCompanySize(text)).toBe(size));
});

describe('readMoment', () => {
  it.each([
    ['21/11/2026', '2026-11-21T08:00:00.000Z'],
    ['21/07/2026 à 9h', '2026-07-21T07:00:00.000Z'],
    ['2026-11-21 18:05:30', '2026-11-21T17:05:00.000Z'],
    ['2026-11-21T18:05:30Z', '2026-11-21T18:05:30.000Z'],
    ['2026-11-21T18:05:30+05:00', '2026-11-21T13:05:30.000Z'],
    ['21 nov. 2026', '2026-11-21T08:00:00.000Z'],
    ['demain', undefined],
    ['2026-02-31T10:00:00Z', '2026-03-03T10:00:00.000Z'],
  ])('reads %j', (text, at) => expect(readMoment(text)).toBe(at));
});
