import { decoderOf, EncodingWatch, formOfBytes, type TextEncoding } from '../../../shared/imports/text-encoding.ts';

const piece = 1024 * 1024;

export type OpenText = { encoding: TextEncoding /** Its first 64 KB. */; head: string; isWhole: boolean };

/** How a file of text is written, and how it begins. Throws what a person can read when it is none. */
export async function openText(file: File): Promise<OpenText> {
  if (file.size === 0) throw new Error('Ce fichier est vide');
  const watch = new EncodingWatch();
  for (let at = 0; at < file.size; at += piece)
    watch.see(new Uint8Array(await file.slice(at, at + piece).arrayBuffer()));
  const form = formOfBytes(watch.sample);
  if (form === 'packed')
    throw new Error('Ce fichier est un classeur ou une archive\u00a0: enregistrez-le au format CSV');
  const encoding = watch.encoding();
  if (form || !encoding) throw new Error(notText);
  const head = decoderOf(encoding).decode(watch.sample);
  if (head.trim() === '') throw new Error('Ce fichier est vide');
  if (head.trimStart().startsWith('<') || head.includes('\0')) throw new Error(notText);
  return { encoding, head, isWhole: file.size <= watch.sample.length };
}

export const notText = 'Ce fichier n’est ni un CSV ni un JSON';

export const wholeText = async (file: File, encoding: TextEncoding): Promise<string> =>
  decoderOf(encoding).decode(await file.arrayBuffer());

/** What follows the line that spreadsheets write for each other, and those above the header. */
export function belowLines(text: string, linesAbove: number): string {
  let table = text.replace(/^\ufeff?sep=.(\r\n|\n|\r)/i, '');
  for (let line = 0; line < linesAbove; line++) table = table.replace(/^[^\r\n]*(\r\n|\n|\r)/, '');
  return table;
}
