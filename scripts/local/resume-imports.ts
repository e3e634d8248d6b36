import { AdImport } from '../../functions/ads/imports/ad-import.entity.ts';
import { continueImport } from '../../functions/ads/imports/start-import.domain.ts';

/** Queues are in memory here: imports that a stop cut short are handed to their worker again. Needs the functions' environment. */
export async function resumeImports(): Promise<number> {
  // Only here may the table be scanned: nothing names the imports of all workspaces.
  const { data } = await AdImport.scan
    .where(({ status }, { eq }) => `${eq(status, 'queued')} OR ${eq(status, 'running')}`)
    .go({ pages: 'all' });
  for (const item of data) await continueImport(item);
  return data.length;
}
