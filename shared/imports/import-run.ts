import * as z from 'zod';
import { lineText } from '../kernel/text.ts';

/** Largest body of a request that brings a file along. */
export const inlineImportBytes = 3_000_000;

/** Largest file sent straight to the bucket. */
export const uploadBytes = 50_000_000;

/** Most records of a file that are read: as many as it has when its lines are of a hundred characters. */
export const mostRecords = 500_000;

/** What every import says of how far it is. */
export const runState = {
  status: z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']),
  received: z.int(),
  created: z.int(),
  updated: z.int(),
  /** Already known: left as they are. */
  skipped: z.int(),
  /** The first 100; the report has the others. `line` counts records, the header included. */
  rejected: z.array(z.object({ line: z.int(), reason: z.string() })),
  rejectedCount: z.int(),
  /** How much of the file is read, 0 to 1; null when nobody can know. */
  progress: z.number().min(0).max(1).nullable(),
  /** Why it failed, or what it waits for. */
  message: z.string().nullable(),
  finishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
};

/** What is imported: exactly one of these (see `oneContent`), and the name of the file. */
export const importContent = {
  items: z.array(z.record(z.string(), z.unknown())).min(1).max(5_000).optional(),
  csv: z.string().min(1).optional(),
  /** Base64 of a CSV or JSON file, in any usual encoding. */
  file: z.base64().min(1).optional(),
  uploadId: z.string().min(1).max(60).optional(),
  name: lineText(200).optional(),
};

/** To be given to `check` of a body with `importContent`. */
export function oneContent<T extends { [N in keyof typeof importContent]?: unknown }>({
  value,
  issues,
}: z.core.ParsePayload<T>): void {
  const given = (['items', 'csv', 'file', 'uploadId'] as const).filter((name) => value[name] !== undefined);
  if (given.length === 1) return;
  const message = 'Envoyez exactement un contenu : items, csv, file ou uploadId';
  issues.push({ code: 'custom', message, input: value, path: [given[1] ?? 'items'] });
}

/** By column of a CSV, the field that it holds; what is not said is guessed, null leaves a column out. */
export const columnMapping = <F extends string>(fields: readonly F[]) => mappingTo(z.enum(fields));

/** As `columnMapping`, where what a column may hold is no closed list. */
export const mappingTo = <F extends z.ZodType<string>>(field: F) =>
  z
    .record(z.string().max(200), field.nullable())
    .refine((columns) => Object.keys(columns).length <= 200, 'Maximum : 200 colonnes');

export const uploadRequest = z.strictObject({
  name: lineText(200),
  size: z.int().min(1).max(uploadBytes),
  contentType: z.enum([
    'text/csv',
    'application/json',
    'text/plain',
    'application/vnd.ms-excel',
    'application/octet-stream',
  ]),
});

/** PUT the file to `url` with these headers, within five minutes. */
export const uploadAnswer = z.object({
  uploadId: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
});
