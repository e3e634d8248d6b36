import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { accept, offered } from './collaborations.ts';
import { putParts } from './uploads.ts';

export const signedPdf = Buffer.from('%PDF-1.4\nSigné par les deux\n%%EOF\n');

/** A contract that its creator has signed, and the brand not yet. */
export async function halfSigned() {
  const one = await offered(1_200, { diffusion: 'creator_account' });
  await accept(one.creator, one.id);
  return one;
}

export const beginSigned = (token: string, collaborationId: string, size: number) =>
  call(uploads.createUgcUpload, {
    token,
    body: { collaborationId, purpose: 'contract', name: 'contrat.pdf', size, contentType: 'application/pdf' },
  });

/** To its end. */
export async function sendSigned(token: string, collaborationId: string, file = signedPdf) {
  const { data } = await beginSigned(token, collaborationId, file.length);
  await putParts(file, data.parts);
  return call(uploads.completeUgcUpload, { token, params: { id: data.upload.id }, body: {} });
}
