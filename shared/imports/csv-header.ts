/** How many cells of a line are names of columns that we know, or that someone named. */
export type KnownNames = (cells: string[]) => number;

const separators = [',', ';', '\t', '|'];
const searchedLines = 20;

type Line = { at: number; separator: string; cells: string[]; known: number };

/**
 * Where the header of a CSV is: `linesAbove` it stand titles, notes or empty lines (a first line `sep=;` is not counted).
 * It is the line of the first twenty with the most known names, at least two or nothing but such; when no line has any and
 * the first is a single cell, the first of two lines that are alike; else the first line that is not empty.
 */
export function findCsvHeader(text: string, knownNames: KnownNames): { separator: string; linesAbove: number } {
  const announced = /^\ufeff?sep=(.)(\r\n|\n|\r)/i.exec(text);
  const lines = (announced ? text.slice(announced[0].length) : text).split(/\r\n|\n|\r/, 2 * searchedLines);
  const candidates = lines.slice(0, searchedLines).flatMap((line, at): Line[] => {
    if (line.trim() === '') return [];
    const whole = wholeRecord(lines, at);
    const separator = announced?.[1] ?? separatorOf(whole);
    const cells = csvCells(whole, separator);
    return [{ at, separator, cells, known: knownNames(cells) }];
  });
  const [first] = candidates;
  if (!first) return { separator: announced?.[1] ?? ',', linesAbove: 0 };
  const { at, separator } = bestOf(candidates, first);
  const isFirst = at === first.at && lines.slice(0, at).every((line) => line.trim() === '');
  return { separator, linesAbove: isFirst ? 0 : at };
}

function bestOf(candidates: Line[], first: Line): Line {
  const best = candidates.reduce((one, other) => (other.known > one.known ? other : one));
  if (best.known >= 2 || (best.known > 0 && best.known === filled(best))) return best;
  if (first.known > 0 || filled(first) > 1) return first;
  const isTable = (line: Line, at: number) =>
    filled(line) >= 3 && candidates[at + 1]?.cells.length === line.cells.length;
  return candidates.find(isTable) ?? first;
}

const filled = ({ cells }: Line) => cells.filter((cell) => cell.trim() !== '').length;

/** The lines that a quote holds together, from the one at `from`; that one alone when nothing closes it. */
function wholeRecord(lines: string[], from: number): string {
  const first = lines[from] ?? '';
  if (!hasOddQuotes(first)) return first;
  const end = lines.findIndex((line, at) => at > from && hasOddQuotes(line));
  return end === -1 ? first : lines.slice(from, end + 1).join('\n');
}

const hasOddQuotes = (line: string) => line.split('"').length % 2 === 0;

/** The separator that parts most cells of a line, outside quotes. */
function separatorOf(line: string): string {
  const outside = line.replace(/"[^"]*"/g, '');
  const count = (separator: string) => outside.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** The cells of one record, good enough to know names by. */
function csvCells(line: string, separator: string): string[] {
  const cells = [''];
  for (const [at, part] of line.split('"').entries()) {
    const [rest = '', ...others] = at % 2 === 0 ? part.split(separator) : [part];
    cells[cells.length - 1] += rest;
    cells.push(...others);
  }
  return cells.map((cell) => cell.trim());
}
