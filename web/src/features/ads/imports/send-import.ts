import { createAdUpload, type Import, importAds } from '../../../../../shared/ads/imports.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { shortName } from '../../../imports/file-to-import.ts';
import { useSentFile } from '../../../imports/use-sent-file.ts';
import { request } from '../../../lib/request.ts';

type Body = RouteInput<typeof importAds>['body'];
export type ImportSource = Body['source'];
type About = { source: ImportSource; mapping: Body['mapping']; dateOrder: Body['dateOrder'] };

/** Starts the import of a file. A start that had no answer can be tried again. */
export function useSendImport() {
  const withFile = useSentFile((body) => request(createAdUpload, { body }));

  return (file: File, about: About): Promise<Import> =>
    withFile(file, async (content) => {
      const answer = await request(importAds, { body: { ...about, name: shortName(file), ...content } });
      return answer.import;
    });
}
