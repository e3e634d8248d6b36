import { guessColumns } from '../../../../../shared/ads/ad-columns.ts';
import { findCsvHeader } from '../../../../../shared/imports/csv-header.ts';
import { belowLines, notText, openText, wholeText } from '../../../imports/open-text.ts';
import { countRows } from './count-rows.ts';
import { type ReadFile, sampleRows } from './file-contents.ts';
import { readJson } from './read-json.ts';

const shownRows = 5;

/** What a file seems to hold. Throws what a person can read when it holds no table and no list. */
export async function readFile(file: File): Promise<ReadFile> {
  const { encoding, head, isWhole } = await openText(file);
  if (/^\s*[[{]/.test(head)) return { ...readJson(await wholeText(file, encoding)), encoding, separator: null };
  const { linesAbove, ...table } = await readCsv(head, !isWhole);
  const text = isWhole ? head : await wholeText(file, encoding);
  const rows = countRows(belowLines(text, linesAbove), table.separator) - 1;
  return { ...table, rows, kind: 'csv', encoding, sample: [] };
}

async function readCsv(text: string, cut: boolean) {
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
  return { separator, linesAbove, columns, guess: guessColumns(headers) };
}

const trimmed = (records: string[][]) => records.map((record) => record.map((value) => value.trim()));

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
