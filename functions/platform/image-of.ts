/** What an image is by its own bytes, whatever whoever sends it says, and its size once unpacked. */
export type ImageRead = { type: 'image/png' | 'image/jpeg' | 'image/webp'; width: number; height: number };

type Size = { width: number; height: number };

/**
 * Null for what is neither PNG nor JPEG nor WebP. Not by `image-size` (2.1.0): it loses its way at bytes that fill a JPEG,
 * so a file may tell it sides that whoever unpacks it does not find, and two megabytes of noughts hold it for a second.
 */
export function imageOf(bytes: Buffer): ImageRead | null {
  const readers = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/webp': webpSize } as const;
  for (const type of ['image/png', 'image/jpeg', 'image/webp'] as const) {
    const size = readers[type](bytes);
    if (size && size.width > 0 && size.height > 0) return { type, ...size };
  }
  return null;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(pngSignature)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Goes from segment to segment until the one that tells the size. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    const found = jpegSegment(bytes, at);
    if (typeof found !== 'number') return found;
    at += found;
  }
  return null;
}

/** Of what stands there in a JPEG, nine bytes at least: the size where it tells it, or how far the next segment is; null for what is none. */
export function jpegSegment(bytes: Buffer, at: number): Size | number | null {
  if (bytes[at] !== 0xff) return null;
  const marker = bytes[at + 1] ?? 0;
  if (marker === 0xff) return 1;
  if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
    return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  return 2 + bytes.readUInt16BE(at + 2);
}

/** Of each of its three forms: with losses, without, and one that holds more than a picture. */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (form === 'VP8L' && bytes[20] === 0x2f) {
    const sides = bytes.readUInt32LE(21);
    return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
  }
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return null;
}
