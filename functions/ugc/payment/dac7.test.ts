import { expect, it } from 'vitest';
import { exportPayments } from '../../../shared/admin/payment.contract.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import { identifiedCreator } from '../testing/space.ts';

const pay = (creatorId: string, paidOn: string, cents: number, status: 'paid' | 'confirmed' | 'contested' = 'paid') => {
  const at = new Date().toISOString();
  return UgcPayment.create({
    ...{ workspaceId: newId('wks'), paymentId: newId('due'), creatorId, creatorName: 'Léa', status, paidOn },
    ...{ collaborationId: 'clb_1', campaignId: 'ugc_1', brandId: 'cli_1', dueOn: paidOn },
    ...{ amountCents: cents, vatCents: cents / 5, refundCents: 0, month: paidOn.slice(0, 7) },
    ...{ createdAt: at, updatedAt: at, version: 1 },
  }).go();
};

it('declares each creator once for a year, whoever paid them, with who they are and what is missing', async () => {
  const [admin, stranger, { creatorId }] = await Promise.all([
    signedInUser({ role: 'admin' }),
    signedInUser(),
    identifiedCreator(),
  ]);
  const unknown = newId('crt');
  await Promise.all([
    pay(creatorId, '2021-01-01', 30_000),
    pay(creatorId, '2021-03-31', 12_050, 'confirmed'),
    pay(creatorId, '2021-12-31', 100_000),
    pay(creatorId, '2021-06-01', 70_000, 'contested'),
    pay(creatorId, '2020-12-31', 90_000),
    pay(unknown, '2021-09-30', 500),
  ]);
  const ask = (token: string, from: string, to: string) =>
    call(exportPayments, { token, query: { kind: 'dac7', from, to } });
  const { status, text } = await ask(admin.token, '2021-01-01', '2021-12-31');
  expect(status).toBe(200);
  const lineOf = (id: string) => text.split('\r\n').filter((line) => line.startsWith(`2021;${id};`));
  expect(lineOf(creatorId)).toEqual([
    [
      `2021;${creatorId};Léa Morin;Micro-entreprise;1999-04-12;8 rue Nationale, 37000 Tours;FR`,
      '732829320;73282932000074;;FR7630006000011234567890189',
      '420,5;2;0;0;0;0;1000;1;1420,5;3;284,1;0;',
    ].join(';'),
  ]);
  expect(lineOf(unknown)).toEqual([`2021;${unknown};;;;;;;;;;0;0;0;0;5;1;0;0;5;1;1;0;Identité`]);
  const refused = await ask(admin.token, '2021-02-01', '2021-12-31');
  expect([refused.status, refused.error.details?.[0]?.path]).toEqual([400, 'to']);
  expect((await ask(stranger.token, '2021-01-01', '2021-12-31')).status).toBe(403);
});
