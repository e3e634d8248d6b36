import type { AdField } from '../../../../../shared/contract/ads-imports.ts';
import { guessColumns } from '../../../../../shared/rules/ad-columns.ts';
import { isRecord } from '../../../lib/is-record.ts';

const headBytes = 64 * 1024;
const shownRows = 5;

export type CsvFile = {
  kind: 'csv';
  encoding: string;
  separator: string;
  headers: string[];
  rows: string[][];
  guess: Record<string, AdField | null>;
};
type JsonFile = { kind: 'json'; fields: string[]; sample: { id: string; words: string }[] };
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
  return {
    kind: 'json',
    fields: Object.keys(isRecord(items[0]) ? items[0] : {}),
    sample: items.slice(0, shownRows).map(sampleOf),
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

function sampleOf(item: unknown, at: number): { id: string; words: string } {
  const record = isRecord(item) ? item : {};
  const words = wordFields.flatMap((name) => readable(record[name])).join(' · ');
  return { id: `${at}`, words: words || JSON.stringify(item).slice(0, 200) };
}

function readable(value: unknown): string[] {
  if (Array.isArray(value)) return readable(value[0]);
  if (isRecord(value)) return readable(value.name);
  return typeof value === 'string' && value ? [value] : [];
}

const separators = [',', ';', '\t', '|'];

async function readCsv(text: string, encoding: string, cut: boolean): Promise<CsvFile> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  // A line that spreadsheets write for each other.
  const table = text.replace(/^\ufeff?sep=.\r?\n/i, '');
  const separator = guessSeparator(table);
  const records = readTable(() =>
    parse(table, {
      delimiter: separator,
      bom: true,
      to: shownRows + 1,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  const [headers = [], ...rows] = records.map((record) => record.map((value) => value.trim()));
  if (headers.length < 2) throw new Error('Ce fichier n’est ni un CSV ni un JSON : une seule colonne a été trouvée');
  if (rows.length === 0 && !cut)
    throw new Error('Ce fichier ne contient aucune annonce, seulement des noms de colonnes');
  return { kind: 'csv', encoding, separator, headers, rows, guess: guessColumns(headers) };
}

function readTable(parse: () => string[][]): string[][] {
  try {
    return parse();
  } catch {
    throw new Error('Ce CSV a un guillemet ouvert qui n’est jamais refermé');
  }
}

/** The one that parts the first line most, outside quotes. */
function guessSeparator(text: string): string {
  const firstLine = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart())?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = separators.map((separator) => firstLine.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
