import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { readFile } from '../../platform/clients/files.ts';

/** What is kept where the address leads: its text, and the files that it carries. */
export async function paperAt(url: string | null) {
  const { pathname } = new URL(url ?? '');
  const bytes = (await readFile(pathname.slice(pathname.indexOf('ugc/')))) ?? new Uint8Array();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let at = 1; at <= pdf.numPages; at++)
    for (const item of (await (await pdf.getPage(at)).getTextContent()).items)
      text += 'str' in item ? `${item.str} ` : '';
  const attached = await Promise.all(
    [...((await pdf.getAttachments()) ?? [])].map(async ([name, one]) => {
      const content = one.content ?? (await pdf.getAttachmentContent(name));
      return [
        name,
        createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
      ];
    }),
  );
  return { size: bytes.length, pages: pdf.numPages, text: text.replace(/\s+/g, ' '), attached };
}
