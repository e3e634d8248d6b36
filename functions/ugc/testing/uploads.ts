import type { RouteInput } from '../../../shared/kernel/route.ts';
import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { partSize } from '../../../shared/ugc/upload.rules.ts';
import { env } from '../../platform/env.ts';
import { call } from '../../platform/testing/call.ts';

type Place = Partial<RouteInput<typeof uploads.createSpaceUpload>['body']>;
type Bearer = { token: string };

export const begin = ({ token }: Bearer, body: Place, headers: Record<string, string> = {}) =>
  call(uploads.createSpaceUpload, {
    token,
    headers,
    body: {
      collaborationId: 'clb_none',
      purpose: 'deliverable',
      name: 'clip.mp4',
      contentType: 'video/mp4',
      size: 1,
      ...body,
    },
  });

/** Where the bucket of the tests is, for an address that was signed for browsers: who checks signatures is not there. */
export const inTestBucket = (url: string): string =>
  url.replace(env.UPLOADS_ENDPOINT ?? '', process.env.AWS_ENDPOINT_URL_S3 ?? '');

/** As a browser does: each part to its address. */
export async function putParts(file: Buffer, parts: { number: number; url: string }[]): Promise<void> {
  for (const { number, url } of parts) {
    const body = new Uint8Array(file.subarray((number - 1) * partSize, number * partSize));
    const { status } = await fetch(inTestBucket(url), { method: 'PUT', body });
    if (status !== 200) throw new Error(`part ${number}: ${status}`);
  }
}

/** A whole file, to its end. */
export async function sent(bearer: Bearer, file: Buffer, place: Place) {
  const began = await begin(bearer, { size: file.length, ...place });
  if (began.status !== 201) return { ...began, data: { upload: null, version: null } };
  await putParts(file, began.data.parts);
  const params = { id: began.data.upload.id };
  return call(uploads.completeSpaceUpload, { token: bearer.token, params, body: {} });
}
