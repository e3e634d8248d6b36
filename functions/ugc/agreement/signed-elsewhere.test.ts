import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayMs } from '../../../shared/kernel/day.ts';
import * as agreement from '../../../shared/ugc/agreement.contract.ts';
import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { readCount } from '../../platform/db/thing-count.entity.ts';
import { storedBytes } from '../../platform/plans/stored-bytes.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { accept, countersign, offered } from '../testing/collaborations.ts';
import { paperAt } from '../testing/papers.ts';
import { beginSigned, halfSigned, sendSigned, signedPdf } from '../testing/signed-elsewhere.ts';
import { inTestBucket } from '../testing/uploads.ts';
import { sweepUploads } from '../upload/sweep-uploads.ts';

it('a PDF signed elsewhere joins the brand’s signature: its bytes are looked at, their hash is kept, and both sides read it', async () => {
  const { token, id, creator, workspaceId } = await halfSigned();
  // What is no PDF is not kept, whatever it says of itself.
  const lie = await sendSigned(token, id, Buffer.from('<svg onload="alert(1)"/>'));
  expect([lie.status, lie.error.reason]).toEqual([400, 'file_refused']);
  expect((await beginSigned(token, id, 11 * 1024 * 1024)).status).toBe(400);
  expect((await countersign(token, id, { uploadId: 'fil_none' })).error.details?.[0]?.path).toBe('uploadId');
  const { data } = await sendSigned(token, id);
  expect(data.upload).toMatchObject({ purpose: 'contract', status: 'complete', name: 'contrat.pdf' });
  const again = { token, params: { id: data.upload.id }, body: {} };
  expect((await call(uploads.completeUgcUpload, again)).data.upload.status).toBe('complete');
  expect(await readCount(storedBytes(workspaceId))).toBe(signedPdf.length);
  const [stranger, other] = await Promise.all([signedInUser(), halfSigned()]);
  expect((await call(uploads.completeUgcUpload, { ...again, token: stranger.token })).status).toBe(404);
  expect((await beginSigned(stranger.token, id, 10)).status).toBe(404);
  // Of another contract, it joins none.
  expect((await countersign(other.token, other.id, { uploadId: data.upload.id })).status).toBe(400);
  const signed = (await countersign(token, id, { uploadId: data.upload.id })).data.collaboration;
  expect(signed.agreement?.status).toBe('signed');
  const sha256 = createHash('sha256').update(signedPdf).digest('hex');
  const read = (await call(agreement.getCollaborationContract, { token, params: { id } })).data;
  const own = (await call(agreement.getSpaceContract, { token: creator.token, params: { id } })).data;
  for (const { signedElsewhere } of [read, own]) {
    expect(signedElsewhere).toMatchObject({ fileName: 'contrat.pdf', sha256 });
    const file = await fetch(inTestBucket(signedElsewhere?.url ?? ''));
    expect(Buffer.from(await file.arrayBuffer()).equals(signedPdf)).toBe(true);
  }
  expect(read.evidence.events.slice(-2).map(({ act, sha256: of }) => [act, of])).toEqual([
    ['countersign', read.sha256],
    ['add_signed', sha256],
  ]);
  const { text } = await paperAt(read.pdfUrl);
  for (const said of ['a joint le contrat signé ailleurs', sha256]) expect(text).toContain(said);
  // Signed: nothing joins it any more.
  expect((await beginSigned(token, id, 10)).error.reason).toBe('illegal_transition');
});

it('is for a contract that waits for the brand alone, and for who may commit it', async () => {
  const order = await offered(100);
  await accept(order.creator, order.id);
  expect((await beginSigned(order.token, order.id, 10)).error.reason).toBe('illegal_transition');
  const { user, token } = await signedInUser();
  const { token: reader } = await colleagueOf(user, { role: 'member' });
  expect((await beginSigned(reader, order.id, 10)).status).toBe(403);
  expect((await beginSigned(token, order.id, 10)).status).toBe(404);
});

it('one that joins no signature is swept after its day, and counts no more; one that does stays', async () => {
  // One after the other: each takes its link from the mails that there are.
  const left = await halfSigned();
  const kept = await halfSigned();
  const sweep = (days: number) =>
    sweepUploads(new Date(Date.now() + days * dayMs), ({ creatorId }) =>
      [left.workspaceId, kept.workspaceId].includes(creatorId),
    );
  const bytes = () => Promise.all([left, kept].map(({ workspaceId }) => readCount(storedBytes(workspaceId))));
  const [abandoned, used] = await Promise.all([left, kept].map(({ token, id }) => sendSigned(token, id)));
  await sweep(0);
  await countersign(kept.token, kept.id, { uploadId: used?.data.upload.id ?? '' });
  expect(await bytes()).toEqual([signedPdf.length, signedPdf.length]);
  await sweep(2);
  await sweep(2);
  expect(await bytes()).toEqual([0, signedPdf.length]);
  const body = { uploadId: abandoned?.data.upload.id ?? '' };
  expect((await countersign(left.token, left.id, body)).error.details?.[0]?.path).toBe('uploadId');
  const { data } = await call(agreement.getCollaborationContract, { token: kept.token, params: { id: kept.id } });
  expect((await fetch(inTestBucket(data.signedElsewhere?.url ?? ''))).status).toBe(200);
});
