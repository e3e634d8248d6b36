import { guessColumns } from '../../../../../shared/ads/ad-columns.ts';
import { findCsvHeader } from '../../../../../shared/imports/csv-header.ts';
import { EncodingWatch, formOfBytes } from '../../../../../shared/imports/text-encoding.ts';
import { type ReadFile, sampleRows } from './file-contents.ts';
import { readJson } from './read-json.ts';

const piece = 1024 * 1024;
const shownRows = 5;
/** What a file seems to hold. Throws what a person can read when it holds no table and no list. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size === 0) throw new Error('Ce fichier est vide');
  const watch = new EncodingWatch();
  for (let at = 0; at < file.size; at += piece)
    watch.see(new Uint8Array(await file.slice(at, at + piece).arrayBuffer()));
  const form = formOfBytes(watch.sample);
  if (form === 'packed') throw new Error('Ce fichier est un classeur ou une archive : enregistrez-le au format CSV');
  const encoding = watch.encoding();
  if (form || !encoding) throw new Error(notText);
  const text = new TextDecoder(encoding).decode(watch.sample);
  if (text.trim() === '') throw new Error('Ce fichier est vide');
  if (text.trimStart().startsWith('<') || text.includes('\0')) throw new Error(notText);
  if (/^\s*[[{]/.test(text)) return { ...readJson(await wholeText(file, encoding)), encoding, separator: null };
  return { ...(await readCsv(text, file.size > watch.sample.length)), kind: 'csv', encoding, sample: [] };
}

const notText = 'Ce fichier n’est ni un CSV ni un JSON';

const wholeText = async (file: File, encoding: string) => new TextDecoder(encoding).decode(await file.arrayBuffer());

async function readCsv(text: string, cut: boolean): Promise<Pick<ReadFile, 'separator' | 'columns' | 'guess'>> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const { separator, linesAbove } = findCsvHeader(
    text,
    (cells) => Object.values(guessColumns(cells)).filter(Boolean).length,
  );
  const table = belowLines(text, linesAbove);
  const parseTo = (to: number) =>
    parse(table, {
      delimiter: separator,
      bom: true,
      to,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  const records = readTable(() => parseTo(shownRows + 1));
  const [headers = [], ...rows] = trimmed(records);
  if (headers.length < 2) throw new Error(`${notText} : une seule colonne a été trouvée`);
  if (rows.length === 0 && !cut)
    throw new Error('Ce fichier ne contient aucune annonce, seulement des noms de colonnes');
  const sample = trimmed(sampleOfTable(() => parseTo(sampleRows), records)).slice(1);
  const columns = [...new Set(headers)].map((name) => {
    const at = headers.indexOf(name);
    return { name, values: sample.map((row) => row[at] ?? '') };
  });
  return { separator, columns, guess: guessColumns(headers) };
}

const trimmed = (records: string[][]) => records.map((record) => record.map((value) => value.trim()));

/** What follows the line that spreadsheets write for each other, and those above the header. */
function belowLines(text: string, linesAbove: number): string {
  let table = text.replace(/^\ufeff?sep=.(\r\n|\n|\r)/i, '');
  for (let line = 0; line < linesAbove; line++) table = table.replace(/^[^\r\n]*(\r\n|\n|\r)/, '');
  return table;
}

/** The head of a file may end within quotes: fewer rows do then. */
function sampleOfTable(parse: () => string[][], fewer: string[][]): string[][] {
  try {
    return parse();
  } catch {
    return fewer;
  }
}

function readTable(parse: () => string[][]): string[][] {
  try {
    return parse();
  } catch {
    throw new Error('Ce CSV a un guillemet ouvert qui n’est jamais refermé');
  }
}
