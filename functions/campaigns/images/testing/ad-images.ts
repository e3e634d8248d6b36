import { expect } from 'vitest';
import * as images from '../../../../shared/campaigns/images.contract.ts';
import { uploadKey } from '../../../imports/upload.entity.ts';
import { putFile } from '../../../platform/clients/files.ts';
import { call } from '../../../platform/testing/call.ts';

/** As much of a PNG as tells what it is, and its sides. */
export function aPng(width = 600, height = 600): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

type Person = { token: string; user: { workspaceId: string } };

/** Sends an image as the browser does; what it is called is not what it is. */
export async function sendImage({ token, user }: Person, bytes: Buffer = aPng()): Promise<string> {
  const body = { name: 'Vidéo A.png', size: bytes.length, contentType: 'image/png' as const };
  const { status, data } = await call(images.createAdImageUpload, { token, body });
  expect(status).toBe(201);
  await putFile(uploadKey(user.workspaceId, data.uploadId), bytes, 'image/png');
  return data.uploadId;
}
