/** A piece of a document, as paper shows it. */
export type Part =
  | { kind: 'title' | 'heading' | 'text' | 'item' | 'small'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

const kinds: Readonly<Record<string, Exclude<Part['kind'], 'table'>>> = {
  ...{ h1: 'title', h2: 'heading', p: 'text', li: 'item', small: 'small' },
};

/** The pieces of a document of ours: in it, `<` is always a tag, since all that people wrote is escaped. */
export function documentParts(html: string): Part[] {
  const parts: Part[] = [];
  let text = '';
  let cells: string[] = [];
  let rows: string[][] = [];
  const end = (name: string) => {
    const kind = kinds[name];
    // What stands small is all of its paragraph.
    if (kind && text.trim() !== '') parts.push({ kind, text: text.trim() });
    if (name === 'th' || name === 'td') cells.push(text.trim());
    if (name === 'tr') rows.push(cells);
    if (name === 'table') parts.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) });
  };
  for (const [, closing, name = '', said] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|([^<]+)/g)) {
    if (said !== undefined) {
      text += unescaped(said);
      continue;
    }
    if (closing) end(name);
    else if (name === 'tr') cells = [];
    else if (name === 'table') rows = [];
    text = '';
  }
  return parts;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => signs[name] ?? '');
