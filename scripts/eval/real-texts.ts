import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const columns = ['ad_primary_text', 'ad_creative_body', 'body', 'text'];
/** Where an ad of a captured page of Meta's library begins, and where what follows it does. */
const [captureBegins, captureEnds] = ['Sponsorisé\n', /\n\u200b|\nActif\n|\nInactive\n|\nID dans/];

/** The texts of a file of ads that stands outside the project: a CSV, an answer of `ads_archive`, a capture of its page, a list. */
export function textsOfFile(path: string): string[] {
  const content = readFileSync(path, 'utf8');
  if (path.endsWith('.csv')) return (parse(content, { columns: true, bom: true }) as object[]).flatMap(textsOfRow);
  const data: unknown = JSON.parse(content);
  return listIn(data).flatMap((row) => (typeof row === 'string' ? [row] : textsOfRow(row)));
}

const listIn = (data: unknown): (string | object)[] =>
  Array.isArray(data) ? data : (Object.values(data as object).find((value) => Array.isArray(value)) ?? []);

function textsOfRow(row: object): string[] {
  const named = new Map<string, unknown>(Object.entries(row));
  const captured = named.get('full_section');
  if (typeof captured === 'string')
    return captured
      .split(captureBegins)
      .slice(1)
      .map((part) => (part.split(captureEnds)[0] ?? '').trim());
  const text = columns.map((column) => named.get(column)).find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? [text] : [];
}
