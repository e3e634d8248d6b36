const byteOrderMark = '\uFEFF';

/** A table as spreadsheets of French people open it: UTF-8 announced, semicolons, and no cell that runs as a formula. */
export function csvText(header: string[], rows: string[][]): string {
  return byteOrderMark + [header, ...rows].map((cells) => `${cells.map(cell).join(';')}\r\n`).join('');
}

/** All but a few cells are written as they are. */
const isPlain = /^(?![=+\-@＝＋－＠])[^;"\r\n\t\0]*$/;

function cell(text: string): string {
  if (isPlain.test(text)) return text;
  const clean = text.replaceAll('\0', '');
  // A spreadsheet computes what begins like this, whether or not it stands between quotes.
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(clean) ? `'${clean}` : clean;
  return /[;"\r\n\t]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
