import * as clients from '../../../shared/clients/client.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { readFile } from '../../platform/clients/files.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { imageOf } from '../../platform/image-of.ts';
import { logoKey } from './logo-files.door.ts';

/** Anyone who has the address may see a logo: it is on shared boards too. */
export const handler = defineHandler(clients.getClientLogo, async ({ params: { id } }) => {
  const bytes = await readFile(logoKey(id));
  const image = bytes && imageOf(bytes);
  if (!image || image.type === 'image/webp') throw new AppError('not_found');
  return { type: image.type, base64: bytes.toString('base64') };
});
