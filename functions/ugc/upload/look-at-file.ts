import type { DeliverableType } from '../../../shared/ugc/deliverable.rules.ts';
import { type FileFault, fileFaults, longestFilmSeconds, taken } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { readRange } from '../../platform/clients/read-range.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { readMedia } from '../media/read-media.ts';
import type { UgcUploadItem } from './upload.entity.ts';

/** What the bytes that were sent are; a 400 `file_refused` for what is not as it was announced. */
export async function lookAtFile(
  { fileKey, size, purpose, contentType }: UgcUploadItem,
  type: DeliverableType | undefined,
  said: { durationSeconds?: number | undefined },
): Promise<MediaFacts> {
  const facts = await readMedia(
    size,
    async (start, length) => (await readRange(fileKey, start, length)) ?? Buffer.alloc(0),
  );
  if (!facts) throw refusal('unreadable');
  if (!taken(purpose, type).has(facts.contentType) || family(facts) !== family({ contentType }))
    throw refusal('other_type');
  if (family(facts) === 'video' && !facts.videoCodec) throw refusal('no_picture');
  const durationSeconds = facts.durationSeconds ?? said.durationSeconds ?? null;
  if (family(facts) === 'video' && (durationSeconds ?? 0) > longestFilmSeconds) throw refusal('too_long');
  return { ...facts, durationSeconds };
}

/** MP4 and QuickTime are one thing to who sends them. */
const family = ({ contentType }: Pick<MediaFacts, 'contentType'>) => contentType.split('/')[0];

const refusal = (fault: FileFault) =>
  new AppError('file_refused', { details: [{ path: 'file', message: fileFaults[fault] }] });
