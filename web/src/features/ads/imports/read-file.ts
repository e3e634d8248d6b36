import { guessColumns } from '../../../../../shared/ads/ad-columns.ts';
import type { AdField } from '../../../../../shared/ads/imports.contract.ts';
import { findCsvHeader } from '../../../../../shared/imports/csv-header.ts';
import { isRecord } from '../../../lib/is-record.ts';

const headBytes = 64 * 1024;
const shownRows = 5;
const sampleRows = 300;

/** The first values of a column of a CSV, or of a key of a JSON. */
type Column = { name: string; values: string[] };

export type CsvFile = {
  kind: 'csv';
  encoding: string;
  separator: string;
  headers: string[];
  rows: string[][];
  columns: Column[];
  guess: Record<string, AdField | null>;
};
type JsonFile = {
  kind: 'json';
  fields: string[];
  columns: Column[];
  guess: Record<string, AdField | null>;
  sample: { id: string; words: string }[];
};
export type ReadFile = CsvFile | JsonFile;

/** What the head of the file says of it. Throws what a person can read when it holds no table and no list. */
export async function readFileHead(file: File): Promise<ReadFile> {
  if (file.size === 0) throw new Error('Ce fichier est vide');
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw new Error('Ce fichier est un classeur ou une archive : enregistrez-le au format CSV');
  }
  const { text, encoding } = decode(bytes);
  if (/\p{Cc}/u.test(text.replace(/[\t\r\n\f]/g, ''))) throw new Error('Ce fichier n’est ni un CSV ni un JSON');
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') return readJson(await wholeText(file, encoding));
  return readCsv(text, encoding, file.size > headBytes);
}

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), encoding: marked.encoding };
  try {
    // Streaming: the head may end in the middle of a character.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

const wholeText = async (file: File, encoding: string) => new TextDecoder(encoding).decode(await file.arrayBuffer());

const lists = ['data', 'items', 'ads', 'results'];

function readJson(text: string): JsonFile {
  const items = jsonItems(text);
  if (items.length === 0) throw new Error('Ce JSON ne contient aucune annonce');
  const fields = Object.keys(isRecord(items[0]) ? items[0] : {});
  const records = items.slice(0, sampleRows).filter(isRecord);
  const guess = guessColumns(fields);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    kind: 'json',
    fields,
    columns: fields.map((name) => ({ name, values: records.map((record) => textOf(record[name])) })),
    guess,
    sample: items.slice(0, shownRows).map((item, at) => sampleOf(item, at, guess)),
  };
}

/** A list, a list under a usual name, one ad, or one ad a line. */
function jsonItems(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    if (!isRecord(value)) return [];
    const list = lists.map((name) => value[name]).find(Array.isArray);
    return list ?? [value];
  } catch {
    const lines = text.split('\n').filter((line) => line.trim());
    try {
      return lines.map((line): unknown => JSON.parse(line));
    } catch {
      throw new Error('Ce JSON est invalide : il est peut-être incomplet');
    }
  }
}

const wordFields = [
  'page_name',
  'advertiser',
  'advertiserName',
  'headline',
  'ad_creative_bodies',
  'ad_creative_body',
  'body',
];

const telling = ['advertiserName', 'headline', 'body'] as const;

function sampleOf(item: unknown, at: number, guess: JsonFile['guess']): { id: string; words: string } {
  const record = isRecord(item) ? item : {};
  const guessed = telling.flatMap((field) => Object.keys(guess).filter((name) => guess[name] === field));
  const words = [...new Set([...wordFields, ...guessed])].flatMap((name) => readable(record[name])).join(' · ');
  return { id: `${at}`, words: words || JSON.stringify(item).slice(0, 200) };
}

function readable(value: unknown): string[] {
  if (Array.isArray(value)) return readable(value[0]);
  if (isRecord(value)) return readable(value.name);
  return typeof value === 'string' && value ? [value] : [];
}

async function readCsv(text: string, encoding: string, cut: boolean): Promise<CsvFile> {
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
  if (headers.length < 2) throw new Error('Ce fichier n’est ni un CSV ni un JSON : une seule colonne a été trouvée');
  if (rows.length === 0 && !cut)
    throw new Error('Ce fichier ne contient aucune annonce, seulement des noms de colonnes');
  const sample = trimmed(sampleOfTable(() => parseTo(sampleRows), records)).slice(1);
  const columns = headers.map((name, at) => ({ name, values: sample.map((row) => row[at] ?? '') }));
  return { kind: 'csv', encoding, separator, headers, rows, columns, guess: guessColumns(headers) };
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
