const byteOrderMark = '\uFEFF';

type Separator = ';' | ',';

/** A figure is written with the decimal mark that goes with the separator; null leaves its cell empty. */
export type CsvCell = string | number | null;

/** A table as spreadsheets of French people open it: UTF-8 announced, semicolons, and no cell that runs as a formula. */
export const csvText = (header: string[], rows: string[][]): string =>
  csvHead(header) + rows.map((cells) => csvLine(cells)).join('');

/** The beginning of such a table, for who makes it line by line. */
export const csvHead = (header: string[], separator?: Separator): string => byteOrderMark + csvLine(header, separator);

export const csvLine = (cells: readonly CsvCell[], separator: Separator = ';'): string =>
  `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;

function cell(value: CsvCell, separator: Separator): string {
  if (value === null) return '';
  // Of figures, a minus begins no formula.
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  return textCell(value, separator);
}

function textCell(text: string, separator: Separator): string {
  const clean = text.replaceAll('\0', '');
  // A spreadsheet computes what begins like this, whether or not it stands between quotes.
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(clean) ? `'${clean}` : clean;
  const isPlain = !inert.includes(separator) && !/["\r\n\t]/.test(inert);
  return isPlain ? inert : `"${inert.replaceAll('"', '""')}"`;
}
