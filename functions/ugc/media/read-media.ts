import { imageOf, jpegSegment } from '../../platform/image-of.ts';
import { ByteWindow, type ReadBytes, UnreadableMedia } from './byte-window.ts';
import { type MediaFacts, plainFile } from './media-facts.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';

/** What a file is by its own bytes, of which four megabytes are read at most; null for what is none of the kinds that we take. */
export async function readMedia(size: number, read: ReadBytes): Promise<MediaFacts | null> {
  const file = new ByteWindow(size, read);
  try {
    const head = await file.bytes(0, Math.min(size, 4_096));
    const kind = kinds.find(({ begins }) => begins(head));
    return kind ? await kind.read(file, head) : null;
  } catch (error) {
    if (error instanceof UnreadableMedia || error instanceof RangeError) return null;
    throw error;
  }
}

type Kind = { begins: (head: Buffer) => boolean; read: (file: ByteWindow, head: Buffer) => Promise<MediaFacts | null> };

const said = (head: Buffer, from: number, text: string): boolean =>
  head.toString('latin1', from, from + text.length) === text;

const kinds: readonly Kind[] = [
  { begins: (head) => said(head, 4, 'ftyp'), read: readMp4 },
  { begins: (head) => head.length > 4 && head.readUInt32BE(0) === 0x1a45dfa3, read: readWebm },
  { begins: (head) => said(head, 0, 'RIFF') && said(head, 8, 'WAVE'), read: readWav },
  {
    begins: (head) => said(head, 0, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2),
    read: async () => ({ ...plainFile('audio/mpeg'), audioCodec: 'mp3' }),
  },
  { begins: (head) => said(head, 0, 'PK\u0003\u0004'), read: async () => plainFile('application/zip') },
  { begins: (head) => said(head, 0, '%PDF-'), read: readPdf },
  {
    begins: (head) => imageOf(head) !== null || (head[0] === 0xff && head[1] === 0xd8),
    read: readImage,
  },
];

async function readImage(file: ByteWindow, head: Buffer): Promise<MediaFacts | null> {
  const image = imageOf(head);
  return image ? { ...plainFile(image.type), width: image.width, height: image.height } : readJpeg(file);
}

/** Its size may stand behind large notes of the camera. */
async function readJpeg(file: ByteWindow): Promise<MediaFacts | null> {
  for (let at = 2; at + 9 < file.size; ) {
    file.count();
    const found = jpegSegment(await file.bytes(at, 9), 0);
    if (typeof found !== 'number') return found && found.width * found.height > 0 ? jpeg(found) : null;
    at += found;
  }
  return null;
}

const jpeg = ({ width, height }: { width: number; height: number }) => ({ ...plainFile('image/jpeg'), width, height });

async function readWav(file: ByteWindow): Promise<MediaFacts> {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= file.size; ) {
    file.count();
    const chunk = await file.bytes(at, 8);
    const length = chunk.readUInt32LE(4);
    if (said(chunk, 0, 'fmt ')) bytesPerSecond = (await file.bytes(at + 8, 16)).readUInt32LE(8);
    if (said(chunk, 0, 'data')) {
      const durationSeconds = bytesPerSecond > 0 ? Math.min(length, file.size - at - 8) / bytesPerSecond : null;
      return { ...plainFile('audio/wav'), audioCodec: 'pcm', durationSeconds };
    }
    at += 8 + length + (length % 2);
  }
  throw new UnreadableMedia('no sound in it');
}

/** Whole: it says where it ends. */
async function readPdf(file: ByteWindow): Promise<MediaFacts | null> {
  const length = Math.min(file.size, 1_024);
  const end = await file.bytes(file.size - length, length);
  return end.includes('%%EOF') ? plainFile('application/pdf') : null;
}
