const quote = '"';

/** How many rows a CSV holds, its header counted: a line break within quotes ends none, an empty line is none. */
export function countRows(text: string, separator: string): number {
  let rows = 0;
  let isEmpty = true;
  let begins = true;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (begins && sign === quote) at = endOfQuotes(text, at);
    const ends = sign === '\n' || sign === '\r';
    if (ends && !isEmpty) rows++;
    isEmpty = ends;
    begins = ends || sign === separator;
  }
  return isEmpty ? rows : rows + 1;
}

/** Where the quotes that open there close: one that is doubled is a sign of the text. */
function endOfQuotes(text: string, start: number): number {
  for (let at = text.indexOf(quote, start + 1); at >= 0; at = text.indexOf(quote, at + 2))
    if (text[at + 1] !== quote) return at;
  return text.length;
}
