import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { newId } from '../new-id.ts';
import { downloadUrl } from './download-url.ts';
import { putFile } from './files.ts';

/** Lambda answers 6 MB at most, and writes a text with quotes and line ends longer than it is. */
const maxTextBytes = 4_000_000;

/** A table as it is answered: its text or, when that is too much for one answer, where to fetch it under a name of today. */
export async function exportedFile(
  csv: Buffer,
  { workspaceId, name }: { workspaceId: string; name: string },
): Promise<string | { url: string; expiresAt: string }> {
  if (csv.length <= maxTextBytes) return csv.toString();
  const key = `exports/${workspaceId}/${newId('upl')}.csv`;
  await putFile(key, csv, 'text/csv; charset=utf-8');
  return downloadUrl(key, `${name}-${parisDay()}.csv`);
}
