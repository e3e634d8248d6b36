import { SQSClient } from '@aws-sdk/client-sqs';
import { expect, it, vi } from 'vitest';
import * as contract from '../../../shared/analytics/recipients.contract.ts';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { newReport, reportBody } from '../testing/reports.ts';

const schedule = (recipients: string[]) => ({ frequency: 'monthly', day: 1, hour: 9, recipients }) as const;
const tokenIn = (text = '') => /\/abonnement\/([\w.-]+)/.exec(text)?.[1] ?? '';
const answer = (token: string, action: 'confirm' | 'unsubscribe') =>
  call(contract.answerReportRecipient, { params: { token }, body: { action } });
const read = (token: string) => call(contract.getReportRecipient, { params: { token } });

it('asks a stranger once, who says yes by a press and no by another', async () => {
  const owner = await signedInUser();
  const colleague = await colleagueOf(owner.workspace);
  const stranger = uniqueEmail();
  await newReport(owner.token, { ...reportBody, schedule: schedule([owner.email, colleague.email, stranger]) });
  await newReport(owner.token, { ...reportBody, schedule: schedule([stranger]) });
  const [mail, ...more] = await mailsTo(stranger);
  expect(more).toEqual([]);
  for (const { email } of [owner, colleague]) expect(await mailsTo(email)).toEqual([]);
  const token = tokenIn(mail?.text);
  const { status, data } = await read(token);
  expect([status, data.recipient]).toEqual([200, expect.objectContaining({ email: stranger, state: 'asked' })]);
  // A program that opens the link changes nothing.
  expect((await read(token)).data.recipient.state).toBe('asked');
  expect((await answer(token, 'confirm')).data.recipient.state).toBe('confirmed');
  expect((await answer(token, 'confirm')).data.recipient.state).toBe('confirmed');
  expect((await answer(token, 'unsubscribe')).data.recipient.state).toBe('left');
  const params = { id: (await newReport(owner.token, { ...reportBody, schedule: schedule([stranger]) })).id };
  expect(params.id).toBeTruthy();
  // Who has left is not asked again.
  expect(await mailsTo(stranger)).toHaveLength(1);
});

it('asks when the report is saved again, where the mail could not be asked for', async () => {
  const { token } = await signedInUser();
  const stranger = uniqueEmail();
  const body = { ...reportBody, schedule: schedule([stranger]) };
  const queue = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(() => Promise.reject(new Error('away')));
  expect((await call(reports.createReport, { token, body })).status).toBe(500);
  queue.mockRestore();
  await newReport(token, body);
  expect(await mailsTo(stranger)).toHaveLength(1);
});

it('takes the form of a mail program for a no, whatever it holds', async () => {
  const owner = await signedInUser();
  const stranger = uniqueEmail();
  await newReport(owner.token, { ...reportBody, schedule: schedule([stranger]) });
  const token = tokenIn((await mailsTo(stranger))[0]?.text);
  await answer(token, 'confirm');
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { status } = await callRaw(contract.answerReportRecipient, {
      params: { token },
      rawBody: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': contentType },
    });
    expect(status).toBe(200);
  }
  expect((await read(token)).data.recipient.state).toBe('left');
});

it('knows no link but its own', async () => {
  for (const token of ['x', 'rrc_00000000000000000000000000.0000000000000000000000000000000000000000000']) {
    expect((await read(token)).status).toBe(404);
    expect((await answer(token, 'confirm')).status).toBe(404);
  }
  const owner = await signedInUser();
  const report = await newReport(owner.token);
  const injected = 'a@marque.example\r\nBcc: b@marque.example';
  const params = { id: report.id };
  const body = { schedule: schedule([injected]), version: 1 };
  expect((await call(reports.updateReport, { token: owner.token, params, body })).status).toBe(400);
});
