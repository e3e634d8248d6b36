import { findCsvHeader } from '../../../../../../shared/imports/csv-header.ts';
import { readDay } from '../../../../../../shared/imports/read-day.ts';
import { belowLines, openText, wholeText } from '../../../../imports/open-text.ts';
import { knownTitles, type SalesColumns, salesColumns } from './sales-columns.ts';

/** In bytes: the file is read in the page, so that the names and addresses of an export of orders stay there. */
export const salesFileBytes = 20_000_000;

export type SalesTable = {
  header: string[];
  columns: SalesColumns & { day: number };
  rows: string[][];
  separator: string;
  /** From which GA4 counts the days of `Nth day`. */
  firstDay: string | null;
};

/** What a shop or GA4 exported. Throws what a person can read when it tells no sales by day. */
export async function readSalesFile(file: File): Promise<SalesTable> {
  if (file.size > salesFileBytes)
    throw new Error('Ce fichier dépasse 20\u00a0Mo\u00a0: exportez une période plus courte');
  const { encoding, head } = await openText(file);
  if (/^\s*[[{]/.test(head)) throw new Error('Ce fichier est un JSON\u00a0: exportez vos ventes au format CSV');
  const { parse } = await import('csv-parse/browser/esm/sync');
  const read = (text: string, delimiter: string): string[][] =>
    parse(text, { delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  let noDays: string[] | null = null;
  for (const { text, firstDay } of partsOf(await wholeText(file, encoding))) {
    const { separator, linesAbove } = findCsvHeader(text, knownTitles);
    const [titles = [], ...rows] = closed(() => read(belowLines(text, linesAbove), separator));
    const header = titles.map((title) => title.trim());
    const { nthDay, ...columns } = salesColumns(header);
    const day = columns.day ?? (firstDay ? nthDay : undefined);
    if (day !== undefined && columns.amounts.length > 0)
      return { header, columns: { ...columns, day }, rows, separator, firstDay: columns.day === day ? null : firstDay };
    if (columns.amounts.length > 0) noDays ??= header;
  }
  throw new Error(
    noDays
      ? 'Ce fichier ne dit pas les jours\u00a0: refaites l’export par jour (dans GA4, ajoutez la dimension Date)'
      : 'Ce fichier ne dit aucun chiffre d’affaires\u00a0: exportez les ventes par jour, ou les commandes',
  );
}

/** GA4 puts lines of `#` above each table of a file; elsewhere a line may begin so, as an order of Shopify does. */
function partsOf(text: string): { text: string; firstDay: string | null }[] {
  if (!/^[\ufeff\s]*#/.test(text)) return [{ text, firstDay: null }];
  const parts = text.split(/^(?:#.*(?:\r\n|\n|\r|$)|\s*(?:\r\n|\n|\r))+/m);
  const start = /^#[^\d\r\n]*(20\d{6})\b/m.exec(text)?.[1];
  const firstDay = readDay(start) ?? null;
  return parts.filter((part) => part.trim() !== '').map((part) => ({ text: part, firstDay }));
}

function closed(read: () => string[][]): string[][] {
  try {
    return read();
  } catch {
    throw new Error('Ce CSV a un guillemet ouvert qui n’est jamais refermé');
  }
}
