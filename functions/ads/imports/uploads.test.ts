import { describe, expect, it } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { Upload, uploadKey } from '../../imports/upload.entity.ts';
import { putFile, readFile } from '../../platform/clients/files.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { runImports } from './testing/run-imports.ts';

const text = 'id,advertiser,text,start date\n1,A,Texte,2026-05-12\n';
const upload = { name: 'veille.csv', size: text.length, contentType: 'text/csv' as const };

async function prepared(sent: string | null = text) {
  const person = await signedInUser();
  const { status, data } = await call(adsImports.createAdUpload, { token: person.token, body: upload });
  expect(status).toBe(201);
  const { workspaceId } = person.user;
  // As the browser does through the address; the bucket holds it to the announced size.
  if (sent !== null) await putFile(uploadKey(workspaceId, data.uploadId), sent, 'text/csv');
  const take = (token = person.token) =>
    call(adsImports.importAds, { token, body: { source: 'import', uploadId: data.uploadId } });
  return { ...person, ...data, workspaceId, take };
}

describe('createAdUpload', () => {
  it('answers where to send the file, with its type and length signed', async () => {
    const { url, headers, uploadId, workspaceId } = await prepared(null);
    const address = new URL(url);
    expect(address.pathname).toContain(`/uploads/${workspaceId}/${uploadId}`);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
    expect(address.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(headers).toEqual({ 'content-type': 'text/csv' });
  });

  it('prepares one upload for a request sent twice', async () => {
    const { token } = await signedInUser();
    const send = () => call(adsImports.createAdUpload, { token, body: upload, headers: { 'idempotency-key': 'u1' } });
    const [first, second] = [await send(), await send()];
    expect(second.data.uploadId).toBe(first.data.uploadId);
  });

  it.each([
    [{ size: 50_000_001 }, 'size'],
    [{ size: 0 }, 'size'],
    [{ contentType: 'image/png' }, 'contentType'],
    [{ name: '' }, 'name'],
  ])('refuses %j', async (change, path) => {
    const { token } = await signedInUser();
    const body = { ...upload, ...change } as typeof upload;
    const { status, error } = await call(adsImports.createAdUpload, { token, body });
    expect([status, error.details?.[0]?.path]).toEqual([400, path]);
  });
});

describe('importAds from an upload', () => {
  it('reads the file that was sent, names the import after it, and forgets it', async () => {
    const { take, token, uploadId, workspaceId } = await prepared();
    const { status, data } = await take();
    expect(status).toBe(202);
    await runImports();
    const { data: done } = await call(adsImports.getAdImport, { token, params: { id: data.import.id } });
    expect(done.import).toMatchObject({ status: 'completed', created: 1, label: 'veille.csv' });
    expect(await readFile(uploadKey(workspaceId, uploadId))).toBeNull();
    const again = await take();
    expect([again.status, again.error.message]).toEqual([400, 'Ce fichier n’a pas été envoyé, ou son envoi a expiré']);
  });

  it('serves one of two imports that want it at once', async () => {
    const { take } = await prepared();
    const answers = await Promise.all([take(), take()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 400]);
    await runImports();
  });

  it('refuses what was not sent, has another size, has expired or belongs to others', async () => {
    expect((await (await prepared(null)).take()).status).toBe(400);
    expect((await (await prepared(`${text}2,A,Plus,2026-05-12\n`)).take()).status).toBe(400);
    const { take, workspaceId, uploadId } = await prepared();
    const stranger = await signedInUser();
    expect((await take(stranger.token)).status).toBe(400);
    await Upload.patch({ workspaceId, uploadId })
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .go();
    expect((await take()).status).toBe(400);
    expect((await call(adsImports.listAdImports, { token: stranger.token, query: {} })).data.items).toEqual([]);
  });
});
