import { expect, it } from 'vitest';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { exportUgcPayments } from '../../../shared/ugc/payment.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf } from '../../platform/testing/factories.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import { commit } from '../testing/collaborations.ts';
import { approved } from '../testing/payments.ts';

it('hands over a year of payments, of creators and of rights, with no cell that runs', async () => {
  const { token, workspaceId, id, payment } = await approved(250.5);
  const [today, year] = [parisDay(), parisDay().slice(0, 4)];
  await UgcPayment.patch({ workspaceId, paymentId: payment.id }).set({ creatorName: '=2+2' }).go();
  await commit(token, id, { action: 'mark_paid', paidOn: today, reference: '@SUM(1)' });
  const read = async (kind: 'ledger' | 'year' | 'rights', of = year) => {
    const { status, headers, text } = await call(exportUgcPayments, { token, query: { kind, year: of } });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.startsWith('\ufeff')).toBe(true);
    const [head = [], ...rows] = text
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
  };
  expect(await read('ledger')).toMatchObject([
    {
      ...{ 'Dû depuis le': today, Annonceur: 'Atelier Fontaine', Créateur: "'=2+2", Campagne: 'Sérum d’été' },
      ...{ HT: '250,5', TVA: '0', Total: '250,5', État: 'Payé', 'Payé le': today, Référence: "'@SUM(1)" },
    },
  ]);
  const quarter = Math.ceil(Number(today.slice(5, 7)) / 3);
  const [line] = await read('year');
  expect(line).toMatchObject({
    ...{
      Créateur: "'=2+2",
      Identité: 'Léa Morin',
      Adresse: '8 rue Nationale, 37000 Tours',
      Statut: 'Micro-entreprise',
    },
    ...{ SIRET: '73282932000074', 'Pays fiscal': 'FR', [`HT T${quarter}`]: '250,5', [`Paiements T${quarter}`]: '1' },
    ...{ 'HT année': '250,5', 'Paiements année': '1' },
  });
  expect(JSON.stringify(line)).not.toContain('FR76');
  expect(await read('rights')).toMatchObject([
    {
      Annonceur: 'Atelier Fontaine',
      Territoires: 'France',
      Début: today,
      État: 'En cours',
      HT: '250,5',
      'Prolongations HT': '',
    },
  ]);
  for (const kind of ['ledger', 'year', 'rights'] as const) expect(await read(kind, '2019')).toEqual([]);
  const { token: reader } = await colleagueOf({ workspaceId }, { role: 'viewer' });
  expect((await call(exportUgcPayments, { token: reader, query: { kind: 'year', year } })).status).toBe(403);
});
