import { deflateSync } from 'node:zlib';

/** Objects in a bundle of them. */
const together = 200;
const streamEnd = 'endstream\nendobj\n';

/**
 * A PDF of PDFKit with its small objects packed together, as PDF 1.5 has it (ISO 32000-1, 7.5.7 and 7.5.8): each cell of a
 * table is a tag, and a tag takes 120 bytes unpacked. What is a stream stays as it is.
 */
export function packed(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const tail = text.lastIndexOf('startxref\n');
  const tableAt = Number(text.slice(tail + 10).split('\n')[0]);
  const [table = '', trailer = ''] = text.slice(tableAt, tail).split('trailer\n');
  const offsets = table
    .trim()
    .split('\n')
    .slice(3)
    .map((line) => Number(line.slice(0, 10)));
  const out = new Out(text.slice(0, Math.min(...offsets)));
  const small: { id: number; body: string }[] = [];
  const inOrder = offsets.map((from, at) => ({ from, id: at + 1 })).sort((a, b) => a.from - b.from);
  for (const [at, { from, id }] of inOrder.entries()) {
    const object = text.slice(from, inOrder[at + 1]?.from ?? tableAt);
    if (object.endsWith(streamEnd)) out.put(id, object);
    else small.push({ id, body: object.slice(object.indexOf('obj\n') + 4, object.lastIndexOf('endobj')) });
  }
  let next = offsets.length + 1;
  for (let at = 0; at < small.length; at += together) out.bundle(next++, small.slice(at, at + together));
  return out.end(next, trailer.replace(/^<<|>>\s*$|\/Size \d+/g, ''));
}

class Out {
  private readonly pieces: Buffer[];
  private length: number;
  /** By id: a kind and two numbers, as a cross-reference stream has them. */
  private readonly places: [kind: number, one: number, other: number][] = [[0, 0, 0xffff]];

  constructor(head: string) {
    this.pieces = [Buffer.from(head, 'latin1')];
    this.length = head.length;
  }

  put(id: number, object: string | Buffer): void {
    const bytes = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    this.places[id] = [1, this.length, 0];
    this.pieces.push(bytes);
    this.length += bytes.length;
  }

  bundle(id: number, objects: readonly { id: number; body: string }[]): void {
    let [heads, bodies] = ['', ''];
    for (const [at, object] of objects.entries()) {
      this.places[object.id] = [2, id, at];
      heads += `${object.id} ${bodies.length} `;
      bodies += object.body;
    }
    const content = Buffer.from(heads + bodies, 'latin1');
    this.put(id, stream(id, `/Type /ObjStm /N ${objects.length} /First ${heads.length}`, content));
  }

  end(id: number, trailer: string): Buffer {
    const at = this.length;
    this.places[id] = [1, at, 0];
    const table = Buffer.alloc(this.places.length * 7);
    for (const [place, [kind, one, other]] of this.places.entries()) {
      table.writeUInt8(kind, place * 7);
      table.writeUInt32BE(one, place * 7 + 1);
      table.writeUInt16BE(other, place * 7 + 5);
    }
    this.put(id, stream(id, `/Type /XRef /Size ${this.places.length} /W [1 4 2] ${trailer.trim()}`, table));
    return Buffer.concat([...this.pieces, Buffer.from(`startxref\n${at}\n%%EOF\n`)]);
  }
}

function stream(id: number, entries: string, content: Buffer): Buffer {
  const bytes = deflateSync(content);
  const head = `${id} 0 obj\n<<${entries} /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from(`\n${streamEnd}`)]);
}
