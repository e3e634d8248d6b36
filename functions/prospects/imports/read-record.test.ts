import { describe, expect, it } from 'vitest';
import { type ProspectField, prospectFields } from '../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames } from '../../../shared/prospects/imports.messages.ts';
import { processorMs } from '../../platform/testing/own-time.ts';
import { partName } from './person-name.ts';
import type { Draft } from './prospect-draft.ts';
import { readCompanySize } from './read-choices.ts';
import { readMoment } from './read-moment.ts';
import { readRecord } from './read-record.ts';

const now = new Date('2026-11-21T10:00:00Z');
const read = (draft: Draft) => readRecord(draft, 'event', now);
const contentOf = (draft: Draft) => {
  const reading = read({ company: 'Été', ...draft });
  return 'content' in reading ? reading.content : expect.fail(reading.reason);
};
const reasonOf = (draft: Draft) => {
  const reading = read({ company: 'Été', ...draft });
  return 'reason' in reading ? reading.reason : expect.fail('read');
};

describe('readRecord', () => {
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
    const none = { status: 'Aucun', jobTitle: 'néant', companySize: 'inconnu', nextActionAt: '-' };
    const draft = {
      ...none,
      ...{ lastName: 'NULL', city: 'Select', phone: '-', email: 'N/A', value: '', source: 'ASP', tags: null },
    };
    expect(contentOf(draft)).toEqual({
      collectedFrom: 'ASP',
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
    [{ email: 'camille@' }, 'E-mail\u00a0: Adresse e-mail invalide'],
    [
      { phone: '555 123-4567' },
      'Téléphone\u00a0: ce n’est pas un numéro français\u00a0: écrivez-le avec l’indicatif de son pays (+44…) ou ajoutez une colonne «\u00a0Pays\u00a0»',
    ],
    [{ phone: '555 12', country: 'USA' }, 'Téléphone\u00a0: ce n’est pas un numéro'],
    [{ phone: 'appeler le soir' }, 'Téléphone\u00a0: ce n’est pas un numéro'],
    [{ value: 'beaucoup' }, 'Valeur\u00a0: «\u00a0beaucoup\u00a0» est illisible'],
    [{ value: '-5' }, 'Valeur\u00a0: «\u00a0-5\u00a0» est illisible'],
    [{ status: 'Peut-être' }, '«\u00a0Peut-être\u00a0» n’est pas un statut connu'],
    [{ collectedAt: '31/02/2026' }, 'Date de collecte\u00a0: «\u00a031/02/2026\u00a0» est illisible'],
    [{ collectedAt: '12/05/1998' }, 'Date de collecte\u00a0: Date hors limites'],
    [{ companySize: 'grande' }, 'Taille de l’entreprise\u00a0: «\u00a0grande\u00a0» est illisible'],
    [{ website: 'javascript:alert(1)' }, 'Site web\u00a0: Adresse web invalide'],
    [{ tags: ['bon', 'x'.repeat(41)] }, 'Étiquettes trop longues ou trop nombreuses'],
  ])('keeps the person of line %#, and what it cannot read in the notes', (draft, told) => {
    const reading = read({ company: 'Été', notes: 'Déjà là', ...draft });
    if ('reason' in reading) expect.fail(reading.reason);
    expect(reading.unread).toMatchObject({ told, isCut: false });
    const [[field = '', value] = []] = Object.entries(draft);
    const shown = Array.isArray(value) ? value.at(-1) : value;
    expect(reading.content.notes).toBe(`Déjà là\n\n${prospectFieldNames[field as ProspectField]}\u00a0: ${shown}`);
    expect(reading.content).toMatchObject({ company: 'Été', status: 'new' });
    expect(reading.said.notes).toBe('Déjà là');
  });

  it('shortens what is too long, whole in the notes', () => {
    const content = contentOf({ company: 'é'.repeat(250), notes: 'x'.repeat(1_000_000) });
    expect([content.company, content.notes?.length]).toEqual(['é'.repeat(200), 10_000]);
    expect(contentOf({ jobTitle: 'x'.repeat(200) }).notes).toContain('x'.repeat(200));
  });

  it('refuses a line that names nobody, and says what it might have been', () => {
    expect(reasonOf({ company: '' })).toBe('Indiquez au moins un e-mail, un téléphone, une entreprise ou un nom');
    expect(reasonOf({ company: '', email: 'camille@', value: 'x' })).toBe('E-mail\u00a0: Adresse e-mail invalide');
  });

  it('says all that is wrong with a line', () => {
    const reading = read({ company: 'Été', value: 'x', companySize: 'grande' });
    expect('unread' in reading && reading.unread?.told).toBe(
      'Valeur\u00a0: «\u00a0x\u00a0» est illisible\u202f; Taille de l’entreprise\u00a0: «\u00a0grande\u00a0» est illisible',
    );
  });

  it('takes nobody for willing to be contacted who may have refused', () => {
    const refuses = (doNotContact: unknown) => contentOf({ doNotContact }).doNotContact;
    expect(['Unsubscribed', '12/03/2026', '1', 'peut-être', ['No', 'Yes'], true].map(refuses)).toEqual(
      Array(6).fill(true),
    );
    expect(['Subscribed', '', 'N/A', '0', ['No', 'No'], false].map(refuses)).toEqual(Array(6).fill(false));
  });

  it.each<[Draft, object]>([
    [{ phone: '0590 12 34 56' }, { phone: '+590590123456', phoneNational: '0590 12 34 56' }],
    [{ phone: '+33 6 92 12 34 56' }, { phone: '+262692123456' }],
    [
      { phone: '0639 01 23 45', country: 'Mayotte' },
      { phone: '+262639012345', country: 'YT' },
    ],
    [
      { phone: '06 12 34 56 78', country: 'La Réunion' },
      { phone: '+33612345678', country: 'RE' },
    ],
    [
      { phone: '(415) 555-2671', country: 'USA' },
      { phone: '+14155552671', country: 'US' },
    ],
    [
      { phone: '020 7946 0958', country: 'UK' },
      { phone: '+442079460958', country: 'GB' },
    ],
    [
      { phone: '030 901820', country: 'Deutschland' },
      { phone: '+4930901820', country: 'DE' },
    ],
    [{ phone: 'p:+447911123456' }, { phone: '+447911123456' }],
    [{ phone: '33612345678' }, { phone: '+33612345678' }],
    [{ phone: '01 44 55 66 77 / 06 12 34 56 78' }, { phone: '+33144556677' }],
    [{ value: '12.500' }, { valueCents: 1_250_000 }],
    [{ value: '1 250,50 € HT' }, { valueCents: 125_050, currency: 'EUR' }],
    [{ value: "CHF 1'500.-" }, { valueCents: 150_000, currency: 'CHF' }],
    [{ collectedAt: '20260312' }, { collectedAt: '2026-03-12T08:00:00.000Z' }],
    [{ collectedAt: '12/03/26' }, { collectedAt: '2026-03-12T08:00:00.000Z' }],
    [{ fullName: 'SARL Lunelle', company: '' }, { company: 'SARL Lunelle' }],
    [{ fullName: 'Boulangerie du Marché', company: '' }, { company: 'Boulangerie du Marché' }],
    [{ fullName: 'L’Atelier Bruyère', company: '' }, { company: 'L’Atelier Bruyère' }],
    [{ fullName: 'Roux & Fils', company: '' }, { company: 'Roux & Fils' }],
    [{ fullName: 'Lumen Consulting', company: '' }, { company: 'Lumen Consulting' }],
    [
      { fullName: 'SARL Lunelle', company: 'Lunelle' },
      { company: 'Lunelle', lastName: 'SARL Lunelle' },
    ],
    [
      {
        company: 'L&#039;Atelier &amp; Cie',
        city: 'Ch&acirc;lons',
        notes: 'Appel &laquo;&nbsp;lundi&nbsp;&raquo; &inconnu;',
      },
      { company: "L'Atelier & Cie", city: 'Châlons', notes: 'Appel «\u00a0lundi\u00a0» &inconnu;' },
    ],
    [{ fullName: 'Hôtelier Jean' }, { firstName: 'Hôtelier', lastName: 'Jean' }],
    [{ fullName: 'Anne-Salomé Conseil-Roux' }, { firstName: 'Anne-Salomé', lastName: 'Conseil-Roux' }],
    [{ status: 'Intake' }, { status: 'new' }],
    [{ status: 'À rappeler' }, { status: 'contacted' }],
    [{ status: 'Closed Won' }, { status: 'won' }],
  ])('reads line %#', (draft, expected) => expect(contentOf(draft)).toMatchObject(expected));

  it('reads dates, phones and statuses as the file is written', () => {
    const how = {
      dateOrders: { collectedAt: 'mdy' as const },
      country: 'GB',
      statuses: { tiede: 'qualified' as const, vide: null },
    };
    const draft = { company: 'Été', collectedAt: '03/04/2026', phone: '020 7946 0958', status: 'Tiède' };
    expect(readRecord(draft, 'event', now, how)).toMatchObject({
      content: { collectedAt: '2026-03-04T08:00:00.000Z', phone: '+442079460958', status: 'qualified' },
    });
    expect(readRecord({ ...draft, collectedAt: '13/04/2026' }, 'event', now, how)).toHaveProperty('unread');
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
    expect(await processorMs(work)).toBeLessThan(3_000);
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
    ['11/12/2026 2:30 PM', '2026-12-11T13:30:00.000Z'],
    ['11/12/2026 12:05:10 a.m.', '2026-12-10T23:05:00.000Z'],
    ['11/12/2026 12:15\u202fpm', '2026-12-11T11:15:00.000Z'],
    ['Dec 11, 2026, 2 PM', '2026-12-11T13:00:00.000Z'],
    ['11/12/2026 14:30 PM', '2026-12-11T13:30:00.000Z'],
    ['demain', undefined],
    ['2026-02-31T10:00:00Z', '2026-03-03T10:00:00.000Z'],
  ])('reads %j', (text, at) => expect(readMoment(text)).toBe(at));
});
