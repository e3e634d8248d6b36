import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../shared/kernel/day.ts';
import { getUgcDeliverable } from '../../../shared/ugc/deliverable.contract.ts';
import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { partSize } from '../../../shared/ugc/upload.rules.ts';
import { readCount } from '../../platform/db/thing-count.entity.ts';
import { storedBytes } from '../../platform/plans/stored-bytes.ts';
import { call } from '../../platform/testing/call.ts';
import { produced } from '../testing/deliverables.ts';
import { newCreator } from '../testing/space.ts';
import { begin, inTestBucket, putParts, sent } from '../testing/uploads.ts';
import { sweepUploads } from './sweep-uploads.ts';

const clip = readFileSync(join(import.meta.dirname, '..', 'media', 'testing', 'h264.mp4'));
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

describe('createSpaceUpload, getSpaceUpload, completeSpaceUpload, deleteSpaceUpload', () => {
  it('makes a version of what was sent, cut and gone on with, and answers the same when asked again', async () => {
    const { creator, token, workspaceId, id, deliverableId } = await produced();
    // A file of two parts: the film, then what follows it.
    const film = Buffer.concat([clip, Buffer.alloc(partSize)]);
    film.writeUInt32BE(partSize, clip.length);
    film.write('free', clip.length + 4);
    const { data } = await begin(creator, { collaborationId: id, deliverableId, size: film.length });
    expect([data.upload.partCount, data.parts.length, data.upload.status]).toEqual([2, 2, 'open']);
    const params = { id: data.upload.id };
    await putParts(film, data.parts.slice(1));
    const early = await call(uploads.completeSpaceUpload, { token: creator.token, params, body: {} });
    expect([early.status, early.error.reason, early.error.details]).toEqual([
      409,
      'upload_incomplete',
      [{ path: 'part', message: '1' }],
    ]);
    const { data: again } = await call(uploads.getSpaceUpload, { token: creator.token, params, query: {} });
    expect([again.received, again.parts.map(({ number }) => number)]).toEqual([[2], [1]]);
    await putParts(film, again.parts);
    const both = await Promise.all(
      [1, 2].map(() => call(uploads.completeSpaceUpload, { token: creator.token, params, body: {} })),
    );
    for (const { status } of both) expect(status).toBe(200);
    const { data: done } = await call(uploads.completeSpaceUpload, { token: creator.token, params, body: {} });
    expect(done.version).toMatchObject({
      number: 1,
      videoCodec: 'h264',
      width: 90,
      height: 160,
      playable: 'everywhere',
    });
    expect(done.version?.warnings.map(({ code }) => code)).toContain('resolution');
    const { data: seen } = await call(getUgcDeliverable, { token, params: { id: deliverableId } });
    expect(seen.deliverable.versions.map(({ id: one }) => one)).toEqual([done.version?.id]);
    expect(await readCount(storedBytes(workspaceId))).toBe(film.length);
    // Bytes in pieces, as players ask for them, and as what they are.
    const piece = await fetch(inTestBucket(done.version?.mediaUrl ?? ''), { headers: { range: 'bytes=4-7' } });
    expect([piece.status, piece.headers.get('content-type'), await piece.text()]).toEqual([206, 'video/mp4', 'ftyp']);
    // Handed over: nothing is taken back of it.
    expect((await call(uploads.deleteSpaceUpload, { token: creator.token, params })).status).toBe(409);
  });

  it('refuses what is not what it says, and keeps nothing of it', async () => {
    const { creator, workspaceId, id, deliverableId } = await produced();
    const one = { collaborationId: id, deliverableId };
    const lie = await sent(creator, svg, one);
    expect([lie.status, lie.error.reason]).toEqual([400, 'file_refused']);
    expect((await sent(creator, svg, { ...one, contentType: 'image/png' })).error.details?.[0]?.path).toBe(
      'contentType',
    );
    const large = await begin(creator, { ...one, size: 3 * 1024 ** 3 });
    expect([large.status, large.error.details?.[0]?.path]).toEqual([400, 'size']);
    // Neither a receipt of nothing that was bought, nor an invoice of what is not approved.
    const invoice = { ...one, purpose: 'invoice', contentType: 'application/pdf' } as const;
    expect((await begin(creator, invoice)).error.reason).toBe('illegal_transition');
    expect(await readCount(storedBytes(workspaceId))).toBe(0);
  });

  it('takes five at a time, one for each key, and forgets one that is given up', async () => {
    const { creator, id, deliverableId } = await produced();
    const one = { collaborationId: id, deliverableId, size: clip.length };
    const headers = { 'idempotency-key': 'one' };
    const [first, same] = [await begin(creator, one, headers), await begin(creator, one, headers)];
    expect(same.data.upload.id).toBe(first.data.upload.id);
    for (let more = 0; more < 4; more += 1) expect((await begin(creator, one)).status).toBe(201);
    expect((await begin(creator, one)).error.reason).toBe('upload_limit');
    const params = { id: first.data.upload.id };
    expect((await call(uploads.deleteSpaceUpload, { token: creator.token, params })).status).toBe(200);
    expect((await call(uploads.getSpaceUpload, { token: creator.token, params, query: {} })).status).toBe(404);
    expect(
      (await fetch(inTestBucket(first.data.parts[0]?.url ?? ''), { method: 'PUT', body: new Uint8Array(clip) })).status,
    ).toBe(404);
    expect((await begin(creator, one)).status).toBe(201);
  });

  it('is of one creator, and of a collaboration whose production has begun', async () => {
    const { creator, id, deliverableId } = await produced();
    const stranger = await newCreator();
    const one = { collaborationId: id, deliverableId, size: clip.length };
    expect((await begin(stranger, one)).status).toBe(404);
    const { data } = await begin(creator, one);
    const params = { id: data.upload.id };
    expect((await call(uploads.getSpaceUpload, { token: stranger.token, params, query: {} })).status).toBe(404);
    expect((await call(uploads.deleteSpaceUpload, { token: stranger.token, params })).status).toBe(404);
    expect((await call(uploads.completeSpaceUpload, { token: stranger.token, params, body: {} })).status).toBe(404);
  });

  it('goes on once it was put together, and is forgotten after its day', async () => {
    const { creator, id, deliverableId } = await produced();
    const one = { collaborationId: id, deliverableId, size: clip.length };
    const { data } = await begin(creator, one);
    const params = { id: data.upload.id };
    await putParts(clip, data.parts);
    const wrong = { token: creator.token, params, body: { posterUploadId: 'fil_none' } };
    expect((await call(uploads.completeSpaceUpload, wrong)).status).toBe(404);
    const { data: joined } = await call(uploads.getSpaceUpload, { token: creator.token, params, query: {} });
    expect([joined.upload.status, joined.received, joined.parts]).toEqual(['open', [1], []]);
    // The table is that of all tests: what others send stays as it is.
    const sweep = (days: number) =>
      sweepUploads(new Date(Date.now() + days * dayMs), ({ creatorId }) => creatorId === creator.creatorId);
    await sweep(0);
    const done = await call(uploads.completeSpaceUpload, { token: creator.token, params, body: {} });
    expect(done.data.version?.number).toBe(1);
    const { data: left } = await begin(creator, one);
    await putParts(clip, left.parts);
    await sweep(2);
    const swept = { token: creator.token, params: { id: left.upload.id }, body: {} };
    expect((await call(uploads.completeSpaceUpload, swept)).error.reason).toBe('file_refused');
  });
});
