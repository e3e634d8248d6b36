import { clientLimits, clientProblems } from '../../../shared/clients/clients.rules.ts';
import { invalidField } from '../../platform/app-error.ts';

export type ImageType = 'image/png' | 'image/jpeg';
type Size = { width: number; height: number };

const maxSide = 4_000;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What an image is by its own bytes, whatever whoever sends it says; null for what is neither PNG nor JPEG. */
export const imageType = (bytes: Buffer): ImageType | null =>
  pngSize(bytes) ? 'image/png' : jpegSize(bytes) ? 'image/jpeg' : null;

/** The bytes of a logo from its data URL; a 400 for what is no PNG or JPEG, is too heavy, or would be huge once unpacked. */
export function readImage(dataUrl: string): { bytes: Buffer; type: ImageType } {
  const [, base64 = ''] = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const type = imageType(bytes);
  if (!type || bytes.length > clientLimits.logoBytes) throw invalidField('logoUrl', clientProblems.logo);
  const { width, height } = pngSize(bytes) ?? jpegSize(bytes) ?? { width: 0, height: 0 };
  if (width > maxSide || height > maxSide) throw invalidField('logoUrl', clientProblems.logoSide);
  return { bytes, type };
}

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(pngSignature)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return seen({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
}

/** Goes from segment to segment until the one that tells the size. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return seen({ width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) });
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const seen = (size: Size): Size | null => (size.width > 0 && size.height > 0 ? size : null);
