import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  QUALITY_HIGH,
} from 'mediabunny';

type How = { progress: (share: number) => void; signal: AbortSignal };

/** Beyond, the memory of a telephone may not hold what comes out. */
const mostBytes = 600_000_000;
/** Nothing that is watched on a telephone is sharper. */
const longestSide = 1920;

/**
 * A film as every browser plays it, H.264 in MP4, made on this device. Null where it cannot be: the device does not read or
 * write it, it is too big, or a track would be lost.
 */
export async function convertFilm(file: File, { progress, signal }: How): Promise<File | null> {
  if (file.size > mostBytes || typeof VideoEncoder === 'undefined') return null;
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const conversion = await Conversion.init({
    input,
    output,
    video: async (track) => ({ codec: 'avc', quality: QUALITY_HIGH, forceTranscode: true, ...(await sizeOf(track)) }),
    showWarnings: false,
  });
  if (
    !conversion.isValid ||
    conversion.discardedTracks.some(({ track }) => track.isVideoTrack() || track.isAudioTrack())
  )
    return null;
  if (signal.aborted) return null;
  conversion.onProgress = progress;
  signal.addEventListener('abort', () => void conversion.cancel());
  await conversion.execute();
  if (!target.buffer || target.buffer.byteLength === 0) return null;
  return new File([target.buffer], `${file.name.replace(/\.\w+$/, '')}.mp4`, { type: 'video/mp4' });
}

type Sized = { getDisplayWidth(): Promise<number>; getDisplayHeight(): Promise<number> };

/** Smaller, where it is too large; codecs take even sides. */
async function sizeOf(track: Sized) {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (scale === 1) return {};
  const even = (side: number) => Math.round((side * scale) / 2) * 2;
  return { width: even(width), height: even(height), fit: 'fill' as const };
}
