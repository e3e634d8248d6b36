import { describe, expect, it } from 'vitest';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newProspect } from '../testing/prospects.ts';
import { imported, storedProspects } from './testing/import-runs.ts';

const base64 = (content: string | Buffer) => ({ file: Buffer.from(content as string).toString('base64') });

describe('a file of prospects', () => {
  const text = 'Raison sociale;E-mail;Ville\r\n"Été & Cie — ""l’agence""";contact@ete.example;Nîmes\r\n';
  const latin = Buffer.from([...text].map((letter) => ({ '’': 0x92, '—': 0x97 })[letter] ?? letter.charCodeAt(0)));

  it.each<[string, string | Buffer, string]>([
    ['UTF-8 with its mark', `\uFEFF${text}`, 'utf-8'],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['Windows-1252', latin, 'windows-1252'],
  ])('is read in %s', async (_name, content, encoding) => {
    const { token, user } = await signedInUser();
    const done = await imported(token, base64(content));
    expect(done).toMatchObject({ status: 'completed', created: 1, layout: { encoding, separator: ';' } });
    expect(await storedProspects(user.workspaceId)).toMatchObject([
      { company: 'Été & Cie — "l’agence"', email: 'contact@ete.example', city: 'Nîmes' },
    ]);
  });

  it('is read with tabs, and where a spreadsheet has put whole lines between quotes', async () => {
    const { token, user } = await signedInUser();
    const tabs = await imported(token, { csv: 'Nom\tVille\nRoux\tLyon' });
    expect(tabs).toMatchObject({ created: 1, layout: { separator: '\t' } });
    const quoted = await imported(token, { csv: 'Nom,Ville,Fonction\n"Blanc,Nice,""Ventes, export"""\nNoir,Nice,RH' });
    expect(quoted).toMatchObject({ created: 2, rejectedCount: 0 });
    const [first] = await storedProspects(user.workspaceId);
    expect(first).toMatchObject({ lastName: 'Blanc', city: 'Nice', jobTitle: 'Ventes, export' });
  });

  it('is read as JSON, by our names or by those of others', async () => {
    const { token, user } = await signedInUser();
    const records = [
      { lastName: 'Ro\u0000ux', value: 12.5, tags: ['a', 'b'], doNotContact: true, monthlyAdBudget: null },
      { Nom: 'Blanc', 'E-mail': 'blanc@b.example', inconnu: { profond: 1 } },
      'rien',
    ];
    const done = await imported(token, base64(JSON.stringify({ prospects: records })));
    expect(done).toMatchObject({ created: 2, rejectedCount: 1, layout: { separator: null } });
    expect(done.columns.map(({ header }) => header)).toEqual([
      'lastName',
      'value',
      'tags',
      'doNotContact',
      'monthlyAdBudget',
    ]);
    expect(done.rejected).toEqual([{ line: 3, reason: 'Ce n’est pas un prospect\u00a0: un objet est attendu' }]);
    expect(await storedProspects(user.workspaceId)).toMatchObject([
      { lastName: 'Blanc', email: 'blanc@b.example' },
      { lastName: 'Roux', valueCents: 1250, tags: ['a', 'b'], doNotContact: true },
    ]);
  });

  it('that breaks off is imported up to there, and says so', async () => {
    const { token } = await signedInUser();
    const records = ['a', 'b', 'a'].map((name) => JSON.stringify({ Nom: name, 'E-mail': `${name}@b.example` }));
    const done = await imported(token, base64(`[${records.join(',')},{"Nom": "Rou`));
    expect(done).toMatchObject({ status: 'failed', received: 3, created: 2, skipped: 1 });
    expect(done.message).toMatch(/^JSON invalide après l’élément nº\s3. Les 3 lignes lues avant sont traitées$/);
    expect(done.columns.map(({ header }) => header)).toEqual(['Nom', 'E-mail']);
  });

  it('of values that are no records is not read to its end; what came before stays', async () => {
    const { token } = await signedInUser();
    const values = Array.from({ length: 3_000 }, () => 'un texte');
    const done = await imported(token, base64(JSON.stringify([{ Nom: 'Roux' }, ...values, { Nom: 'Blanc' }])));
    expect(done).toMatchObject({ status: 'failed', created: 1 });
    expect(done.received).toBeLessThan(2_000);
    expect(done.message).toMatch(/^Trop de valeurs de suite ne sont pas des objets\u00a0: un objet est attendu/);
  });

  it('whose values are named like what every object has is read like any other', async () => {
    const { token } = await signedInUser();
    const csv = 'Nom;Statut;Pays\nRoux;constructor;constructor\nBlanc;toString;valueOf';
    const look = await imported(token, { csv, dryRun: true });
    expect(look.statuses).toEqual(
      ['constructor', 'toString'].map((value) => ({ value, count: 1, status: null, known: false })),
    );
    const done = await imported(token, { csv });
    expect(done).toMatchObject({ created: 2, rejectedCount: 0, remarkedCount: 2 });
    expect(done.remarks[0]?.reason).toMatch(/^«\u00a0constructor\u00a0» n’est pas un statut connu/);
  });

  it.each<[string, object, RegExp]>([
    ['nothing', base64(' \n'), /^Le fichier est vide$/],
    ['only a header', { csv: 'Nom;E-mail' }, /aucun prospect/],
    ['a workbook', base64(Buffer.from('504b0304140006', 'hex')), /classeur/],
    [
      'a mapping for a column that is not there',
      { csv: 'Nom\nRoux', mapping: { Prénom: 'firstName' } },
      /colonne «\u00a0Prénom\u00a0»$/,
    ],
    ['columns that name nobody', { csv: 'Ville;Pays\nLyon;France' }, /^Aucune colonne pour/],
  ])('that holds %s fails, and says why', async (_name, body, message) => {
    const { token, user } = await signedInUser();
    const done = await imported(token, body);
    expect(done).toMatchObject({ status: 'failed', created: 0, message: expect.stringMatching(message) });
    expect(await storedProspects(user.workspaceId)).toEqual([]);
  });

  it('of 200 columns, with formulas, bells and a cell of a megabyte, loses its bad lines and no other', async () => {
    const { token, user } = await signedInUser();
    const header = ['Nom', 'Notes', ...Array.from({ length: 198 }, (_, n) => `Colonne ${n}`)];
    const line = (...cells: string[]) => [...cells, ...Array.from({ length: 200 - cells.length }, () => '')].join(';');
    const done = await imported(token, {
      csv: [
        header.join(';'),
        line('=1+1', '@SUM(A1)'),
        line('Ro\u0007ux', '"a ""b"" ""; c"'),
        line('Long', 'x'.repeat(1_000_000)),
        line('<img src=x onerror=alert(1)>', '‮abc'),
      ].join('\n'),
    });
    expect(done).toMatchObject({ status: 'completed', received: 4, created: 3, rejectedCount: 1 });
    expect(done.rejected[0]?.line).toBe(4);
    expect(done.columns).toHaveLength(200);
    expect(await storedProspects(user.workspaceId)).toMatchObject([
      { lastName: '<img src=x onerror=alert(1)>' },
      { lastName: '=1+1', notes: '@SUM(A1)' },
      { lastName: 'Roux', notes: 'a "b" "; c' },
    ]);
  });

  it('that is our own export brings back what it was made of', async () => {
    const [mine, other] = [await signedInUser(), await signedInUser()];
    const made = await newProspect(mine.token, {
      firstName: 'Zoé',
      lastName: '-Roux',
      email: 'zoe@roux.example',
      phone: '+32 470 12 34 56',
      company: '=Été',
      companySize: '201-1000',
      country: 'BE',
      industry: 'fashion',
      source: 'linkedin',
      status: 'lost',
      lostReason: 'Budget',
      value: 1234.5,
      currency: 'CHF',
      monthlyAdBudget: 900,
      ownerId: null,
      tags: ['un', 'deux'],
      notes: 'Deux\nlignes ; et plus',
      nextAction: 'Rappeler',
      nextActionAt: '2026-12-24T09:30:00Z',
      doNotContact: true,
      legalBasis: 'consent',
      collectedAt: '2026-01-02T03:04:05.000Z',
      collectedFrom: 'Salon',
    });
    const { text } = await call(prospects.exportProspects, { token: mine.token, query: {} });
    const done = await imported(other.token, { csv: text });
    expect(done).toMatchObject({ created: 1, rejected: [] });
    const { data } = await call(prospects.searchProspects, { token: other.token, query: {} });
    const own = ['id', 'createdAt', 'updatedAt', 'closedAt', 'statusSince', 'scoreDetails'];
    const known = (prospect: object) =>
      Object.fromEntries(Object.entries(prospect).filter(([name]) => !own.includes(name)));
    expect(known(data.items[0] ?? {})).toEqual(known(made));
  });
});
