import { type ByteWindow, UnreadableMedia } from './byte-window.ts';
import type { MediaFacts } from './media-facts.ts';

type Box = { type: string; start: number; end: number };
type Track = { kind: string; codec: string; width: number; height: number; seconds: number };

const mostTracks = 16;
/** Boxes that hold boxes, on the way to what tells of a track. */
const opened = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex']);
const codecs: Readonly<Record<string, string>> = {
  avc1: 'h264',
  avc3: 'h264',
  hvc1: 'hevc',
  hev1: 'hevc',
  dvh1: 'hevc',
  av01: 'av1',
  vp08: 'vp8',
  vp09: 'vp9',
  mp4a: 'aac',
  Opus: 'opus',
};

/** MP4 and QuickTime (ISO/IEC 14496-12): the boxes that tell duration, size and codecs, by their headers alone; never the tables of samples. */
export async function readMp4(file: ByteWindow): Promise<MediaFacts> {
  const found: Found = { brand: '', seconds: 0, tracks: [] };
  await walk(file, 0, file.size, 0, found);
  const { brand, tracks } = found;
  if (!brand || tracks.length === 0) throw new UnreadableMedia('no film in it');
  const video = tracks.find(({ kind }) => kind === 'vide');
  const audio = tracks.find(({ kind }) => kind === 'soun');
  const seconds = Math.max(found.seconds, ...tracks.map((track) => track.seconds));
  return {
    contentType: brand === 'qt  ' ? 'video/quicktime' : 'video/mp4',
    durationSeconds: seconds > 0 ? seconds : null,
    width: video?.width || null,
    height: video?.height || null,
    videoCodec: video ? codecName(video.codec) : null,
    audioCodec: audio ? codecName(audio.codec) : null,
  };
}

const codecName = (code: string): string => codecs[code] ?? (/^ap[a-z0-9]{2}$/.test(code) ? 'prores' : 'other');

type Found = { brand: string; seconds: number; tracks: Track[] };

async function walk(file: ByteWindow, from: number, end: number, depth: number, found: Found): Promise<void> {
  if (depth > 6) throw new UnreadableMedia('boxes too deep');
  for (let at = from; at + 8 <= end; ) {
    const box = await boxAt(file, at, end);
    if (box.type === 'trak') found.tracks.push(newTrack(found.tracks.length));
    if (opened.has(box.type)) await walk(file, box.start, box.end, depth + 1, found);
    else await readers[box.type]?.(file, box, found);
    // What follows the description of a film is the film.
    if (depth === 0 && box.type === 'moov') return;
    at = box.end;
  }
}

function newTrack(before: number): Track {
  if (before >= mostTracks) throw new UnreadableMedia('more tracks than any film has');
  return { kind: '', codec: '', width: 0, height: 0, seconds: 0 };
}

async function boxAt(file: ByteWindow, at: number, end: number): Promise<Box> {
  file.count();
  const head = await file.bytes(at, 8);
  const type = head.toString('latin1', 4, 8);
  const said = head.readUInt32BE(0);
  const large = said === 1;
  const length = large ? Number((await file.bytes(at + 8, 8)).readBigUInt64BE(0)) : said === 0 ? end - at : said;
  const start = at + (large ? 16 : 8);
  if (!(at + length >= start && at + length <= end)) throw new UnreadableMedia('a box past its own end');
  return { type, start, end: at + length };
}

const piece = (file: ByteWindow, { start, end }: Box, most: number): Promise<Buffer> =>
  file.bytes(start, Math.min(most, end - start));

/** Time scale and duration stand after two times, of four or of eight bytes each. */
function secondsIn(bytes: Buffer): number {
  const long = bytes[0] === 1;
  const at = long ? 20 : 12;
  const scale = bytes.readUInt32BE(at);
  const duration = long ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4);
  // All ones: it is not known.
  const unknown = long ? duration > Number.MAX_SAFE_INTEGER : duration === 0xffffffff;
  return scale === 0 || unknown ? 0 : duration / scale;
}

const last = ({ tracks }: Found): Track => {
  const track = tracks.at(-1);
  if (!track) throw new UnreadableMedia('what is of a track, outside of any');
  return track;
};

const readers: Readonly<Record<string, (file: ByteWindow, box: Box, found: Found) => Promise<void>>> = {
  ftyp: async (file, box, found) => {
    found.brand = (await piece(file, box, 4)).toString('latin1');
  },
  mvhd: async (file, box, found) => {
    found.seconds = secondsIn(await exactly(file, box, 32));
  },
  mdhd: async (file, box, found) => {
    last(found).seconds = secondsIn(await exactly(file, box, 32));
  },
  hdlr: async (file, box, found) => {
    const track = found.tracks.at(-1);
    if (track && !track.kind) track.kind = (await exactly(file, box, 12)).toString('latin1', 8, 12);
  },
  tkhd: async (file, box, found) => {
    const bytes = await piece(file, box, 96);
    const at = bytes[0] === 1 ? 88 : 76;
    if (bytes.length < at + 8) throw new UnreadableMedia('a track without its size');
    const [width, height] = [bytes.readUInt32BE(at) >>> 16, bytes.readUInt32BE(at + 4) >>> 16];
    // Filmed on its side: the matrix turns it by a quarter.
    const turned = bytes.readInt32BE(at - 36) === 0 && bytes.readInt32BE(at - 32) !== 0;
    Object.assign(last(found), turned ? { width: height, height: width } : { width, height });
  },
  stsd: async (file, box, found) => {
    last(found).codec = (await exactly(file, box, 16)).toString('latin1', 12, 16);
  },
};

async function exactly(file: ByteWindow, box: Box, length: number): Promise<Buffer> {
  const bytes = await piece(file, box, length);
  if (bytes.length < Math.min(length, 16)) throw new UnreadableMedia('a box too small');
  return bytes.length < length ? Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]) : bytes;
}
