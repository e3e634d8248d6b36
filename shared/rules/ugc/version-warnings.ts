import type { Ask } from '../../ugc/deliverable.rules.ts';

/** What is measured of a file. Seconds and pixels; null of what it does not say. */
export type Measured = {
  contentType: string;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
};

export const warningCodes = ['ratio', 'duration', 'resolution', 'codec', 'no_audio'] as const;
export type Warning = { code: (typeof warningCodes)[number]; message: string };
export const playabilities = ['everywhere', 'some_browsers', 'no'] as const;
export type Playable = (typeof playabilities)[number];

const everywhere = new Set(['h264']);
const inSome = new Set(['hevc', 'vp8', 'vp9', 'av1']);

/** Whether browsers show it: H.264 in MP4 all of them, newer codecs some, what cameras keep for cutting none. */
export function playableOf({ contentType, videoCodec }: Measured): Playable {
  if (/^(image|audio)\//.test(contentType)) return 'everywhere';
  if (!videoCodec) return 'no';
  if (contentType === 'video/mp4' && everywhere.has(videoCodec)) return 'everywhere';
  return everywhere.has(videoCodec) || inSome.has(videoCodec) ? 'some_browsers' : 'no';
}

/** Networks take less, and show it blurred. */
const leastSide = 720;
const ratioTolerance = 0.02;
/** A film of 30 s may take three more. */
const durationTolerance = 0.1;
const durationToleranceSeconds = 2;

const seconds = (value: number) => `${Math.round(value)}\u00a0s`;

/** What a file has not as its brief asks; facts, not a refusal. */
export function warningsOf(measured: Measured, ask: Ask): Warning[] {
  const { contentType, width, height, durationSeconds, audioCodec } = measured;
  const isVideo = contentType.startsWith('video/');
  const found: Warning[] = [];
  if (width && height) {
    if (Math.abs(width / height / ratioOf(ask) - 1) > ratioTolerance)
      found.push({ code: 'ratio', message: `Format ${width}\u00a0×\u00a0${height}, pour ${ask.ratio} demandé` });
    if (Math.min(width, height) < leastSide)
      found.push({
        code: 'resolution',
        message: `Petit côté de ${Math.min(width, height)}\u00a0pixels, sous ${leastSide}`,
      });
  }
  const { durationSeconds: asked } = ask;
  if (durationSeconds !== null && asked !== null) {
    const off = Math.abs(durationSeconds - asked);
    if (off > Math.max(durationToleranceSeconds, asked * durationTolerance))
      found.push({ code: 'duration', message: `Durée ${seconds(durationSeconds)}, pour ${seconds(asked)} demandées` });
  }
  if (isVideo && playableOf(measured) !== 'everywhere')
    found.push({ code: 'codec', message: 'Certains navigateurs ne lisent pas ce fichier' });
  if (isVideo && !audioCodec) found.push({ code: 'no_audio', message: 'Vidéo sans son' });
  return found;
}

function ratioOf({ ratio }: Ask): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}
