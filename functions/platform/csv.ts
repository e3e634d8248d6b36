const byteOrderMark = '\uFEFF';

type Separator = ';' | ',';

/** A table as spreadsheets of French people open it: UTF-8 announced, semicolons, and no cell that runs as a formula. */
export const csvText = (header: string[], rows: string[][]): string =>
  csvHead(header) + rows.map((cells) => csvLine(cells)).join('');

/** The beginning of such a table, for who makes it line by line. */
export const csvHead = (header: string[], separator?: Separator): string => byteOrderMark + csvLine(header, separator);

export const csvLine = (cells: string[], separator: Separator = ';'): string =>
  `${cells.map((text) => cell(text, separator)).join(separator)}\r\n`;

function cell(text: string, separator: Separator): string {
  const clean = text.replaceAll('\0', '');
  // A spreadsheet computes what begins like this, whether or not it stands between quotes.
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(clean) ? `'${clean}` : clean;
  const isPlain = !inert.includes(separator) && !/["\r\n\t]/.test(inert);
  return isPlain ? inert : `"${inert.replaceAll('"', '""')}"`;
}
