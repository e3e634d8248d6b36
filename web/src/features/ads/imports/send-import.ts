import { createAdUpload, type Import, importAds } from '../../../../../shared/ads/imports.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { contentOfFile, shortName } from '../../../lib/file-to-import.ts';
import { request } from '../../../lib/request.ts';

type Body = RouteInput<typeof importAds>['body'];
export type ImportSource = Body['source'];
type Wanted = { file: File; source: ImportSource; mapping: Body['mapping']; dateOrder: Body['dateOrder'] };

/** Hands the file over: within the request when it is small, by its own way otherwise. */
export async function sendImport({ file, source, mapping, dateOrder }: Wanted): Promise<Import> {
  const content = await contentOfFile(file, (body) => request(createAdUpload, { body }));
  const answer = await request(importAds, { body: { source, name: shortName(file), mapping, dateOrder, ...content } });
  return answer.import;
}
