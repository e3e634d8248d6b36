import {
  createAdUpload,
  type Import,
  importAds,
  inlineImportBytes,
  uploadBytes,
} from '../../../../../shared/contract/ads-imports.ts';
import type { RouteInput } from '../../../../../shared/contract/route.ts';
import { request } from '../../../lib/request.ts';

type Body = RouteInput<typeof importAds>['body'];
export type ImportSource = Body['source'];
type Wanted = { file: File; source: ImportSource; mapping: Body['mapping'] };

/** Room for the names and the mapping around the file. */
const envelopeBytes = 60_000;

export const tooLarge = (file: File): boolean => file.size > uploadBytes;

/** Hands the file over: within the request when it is small, by its own way otherwise. */
export async function sendImport({ file, source, mapping }: Wanted): Promise<Import> {
  const about = { source, name: file.name.slice(0, 200), mapping };
  const fits = Math.ceil(file.size / 3) * 4 + envelopeBytes <= inlineImportBytes;
  const content = fits ? { file: await base64Of(file) } : { uploadId: await upload(file) };
  const answer = await request(importAds, { body: { ...about, ...content } });
  return answer.import;
}

async function upload(file: File): Promise<string> {
  const contentType = /\.(json|ndjson|jsonl)$/i.test(file.name) ? 'application/json' : 'text/csv';
  const body = { name: file.name.slice(0, 200), size: file.size, contentType } as const;
  const { uploadId, url, headers } = await request(createAdUpload, { body });
  const response = await fetch(url, { method: 'PUT', headers, body: file });
  if (!response.ok) throw new Error(`The upload was refused: ${response.status}`);
  return uploadId;
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
