import { type ByteWindow, UnreadableMedia } from './byte-window.ts';
import type { MediaFacts } from './media-facts.ts';

/** Elements of Matroska (RFC 9559) that tell something, by their ids. */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;
const opened = new Set<number>([ids.header, ids.segment, ids.info, ids.tracks, ids.track, ids.video]);
const read = new Set<number>([
  ids.docType,
  ids.timestampScale,
  ids.duration,
  ids.trackType,
  ids.codec,
  ids.width,
  ids.height,
]);
const mostTracks = 16;

type Track = { type: number; codec: string; width: number; height: number };
type Found = { docType: string; scale: number; duration: number; tracks: Track[] };

/** WebM: what stands before its first pictures. What a browser records says no duration. */
export async function readWebm(file: ByteWindow): Promise<MediaFacts> {
  const found: Found = { docType: '', scale: 1_000_000, duration: 0, tracks: [] };
  await walk(file, 0, file.size, 0, found);
  if (found.docType !== 'webm') throw new UnreadableMedia('not WebM');
  const video = found.tracks.find(({ type }) => type === 1);
  const audio = found.tracks.find(({ type }) => type === 2);
  if (!video && !audio) throw new UnreadableMedia('no film in it');
  const seconds = (found.duration * found.scale) / 1e9;
  return {
    contentType: 'video/webm',
    durationSeconds: seconds > 0 && Number.isFinite(seconds) ? seconds : null,
    width: video?.width || null,
    height: video?.height || null,
    videoCodec: video ? codecName(video.codec) : null,
    audioCodec: audio ? codecName(audio.codec) : null,
  };
}

const codecName = (code: string): string =>
  ({ V_VP8: 'vp8', V_VP9: 'vp9', V_AV1: 'av1', A_OPUS: 'opus', A_VORBIS: 'vorbis' })[code] ?? 'other';

/** Answers whether the first pictures were reached. */
async function walk(file: ByteWindow, from: number, end: number, depth: number, found: Found): Promise<boolean> {
  if (depth > 5) throw new UnreadableMedia('elements too deep');
  for (let at = from; at < end; ) {
    const { id, start, stop } = await elementAt(file, at, end);
    if (id === ids.cluster) return true;
    if (id === ids.track) found.tracks.push(newTrack(found.tracks.length));
    if (opened.has(id) && (await walk(file, start, stop, depth + 1, found))) return true;
    if (read.has(id)) take(id, await file.bytes(start, Math.min(stop - start, 64)), found);
    at = stop;
  }
  return false;
}

function newTrack(before: number): Track {
  if (before >= mostTracks) throw new UnreadableMedia('more tracks than any film has');
  return { type: 0, codec: '', width: 0, height: 0 };
}

async function elementAt(file: ByteWindow, at: number, end: number) {
  file.count();
  const head = await file.bytes(at, Math.min(12, end - at));
  const idLength = lengthOf(head[0] ?? 0, 4);
  const id = head.readUIntBE(0, Math.min(idLength, head.length));
  const sizeLength = lengthOf(head[idLength] ?? 0, 8);
  if (idLength + sizeLength > head.length) throw new UnreadableMedia('an element cut off');
  let size = (head[idLength] ?? 0) & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let place = 1; place < sizeLength; place += 1) {
    const byte = head[idLength + place] ?? 0;
    unknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const start = at + idLength + sizeLength;
  const stop = unknown ? end : start + size;
  if (!(stop >= start && stop <= end)) throw new UnreadableMedia('an element past its own end');
  return { id, start, stop };
}

/** How many bytes a number takes, by the first bit that is set. */
function lengthOf(first: number, most: number): number {
  const length = Math.clz32(first) - 23;
  if (length > most) throw new UnreadableMedia('no element');
  return length;
}

function take(id: number, bytes: Buffer, found: Found): void {
  const number = bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0;
  if (id === ids.docType) found.docType = bytes.toString('latin1');
  else if (id === ids.timestampScale) found.scale = number;
  else if (id === ids.duration) found.duration = float(bytes);
  else takeOfTrack(id, { text: bytes.toString('latin1'), number }, found.tracks.at(-1));
}

function takeOfTrack(id: number, { text, number }: { text: string; number: number }, track: Track | undefined): void {
  if (!track) return;
  if (id === ids.trackType) track.type = number;
  else if (id === ids.codec) track.codec = text;
  else if (id === ids.width) track.width = number;
  else if (id === ids.height) track.height = number;
}

function float(bytes: Buffer): number {
  if (bytes.length === 8) return bytes.readDoubleBE(0);
  return bytes.length === 4 ? bytes.readFloatBE(0) : 0;
}
