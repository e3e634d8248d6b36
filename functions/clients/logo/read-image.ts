import { clientLimits, clientProblems } from '../../../shared/clients/clients.rules.ts';
import { invalidField } from '../../platform/app-error.ts';
import { imageOf } from '../../platform/image-of.ts';

const maxSide = 4_000;

/** The bytes of a logo from its data URL; a 400 for what is no PNG or JPEG, is too heavy, or would be huge once unpacked. */
export function readImage(dataUrl: string, path = 'logoUrl'): { bytes: Buffer; type: 'image/png' | 'image/jpeg' } {
  const [, base64 = ''] = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const image = imageOf(bytes);
  if (!image || image.type === 'image/webp' || bytes.length > clientLimits.logoBytes)
    throw invalidField(path, clientProblems.logo);
  const { type, width, height } = image;
  if (width > maxSide || height > maxSide) throw invalidField(path, clientProblems.logoSide);
  return { bytes, type };
}
