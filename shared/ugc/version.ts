import * as z from 'zod';
import { playabilities, warningCodes } from '../rules/ugc/version-warnings.ts';

/** A file that was sent for a deliverable. Its addresses hold for an hour. */
export const Version = z.object({
  id: z.string(),
  number: z.int(),
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  contentType: z.string(),
  durationSeconds: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  videoCodec: z.string().nullable(),
  audioCodec: z.string().nullable(),
  playable: z.enum(playabilities),
  posterUrl: z.string().nullable(),
  mediaUrl: z.string(),
  /** Saves the file under its name. */
  downloadUrl: z.string(),
  warnings: z.array(z.object({ code: z.enum(warningCodes), message: z.string() })),
  /** The creator says that it was made, or much changed, by a model. */
  aiDeclared: z.boolean(),
  createdAt: z.string(),
});
export type Version = z.infer<typeof Version>;
