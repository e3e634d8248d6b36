import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { newId } from '../new-id.ts';
import { downloadUrl } from './download-url.ts';
import { putFile } from './files.ts';

/** Lambda answers 6 MB at most, and writes a text with quotes and line ends longer than it is. */
const maxTextBytes = 4_000_000;

type ExportedAs = { workspaceId: string; name: string; ending?: string; type?: string };

/** A table as it is answered: its text or, when that is too much for one answer, where to fetch it under a name of today. */
export async function exportedFile(
  text: Buffer,
  { workspaceId, name, ending = 'csv', type = 'text/csv; charset=utf-8' }: ExportedAs,
): Promise<string | { url: string; expiresAt: string }> {
  if (text.length <= maxTextBytes) return text.toString();
  const key = `exports/${workspaceId}/${newId('upl')}.${ending}`;
  await putFile(key, text, type);
  return downloadUrl(key, `${name}-${parisDay()}.${ending}`);
}
