import { createReadStream, createWriteStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvHead, csvLine } from '../../../platform/csv.ts';
import type { ExportedTable } from '../../../platform/exported.ts';
import { PackedText } from './packed-text.ts';
import type { ZipArchive } from './zip-archive.ts';

const prefix = 'reclame-export-';
/** Longer than any run: what is older was left by one that died, on a disk that outlives it. */
const leftMs = 20 * 60_000;

function removeLeft(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > leftMs) rmSync(folder, { recursive: true, force: true });
  }
}

/** The table beside some things, deflated on disk while these go into the archive: a ZIP takes one file at a time. */
export class TableFile {
  readonly #folder = mkdtempSync(join(tmpdir(), prefix));
  readonly #path = join(this.#folder, 'table');
  readonly #file = createWriteStream(this.#path);
  readonly #row: ExportedTable['row'];
  readonly #text: PackedText;
  #packedSize = 0;

  constructor({ row }: ExportedTable) {
    this.#row = row;
    // A write that fails says it to who wrote, too.
    this.#file.on('error', () => undefined);
    this.#text = new PackedText(async (packed) => {
      this.#packedSize += packed.length;
      await new Promise<void>((done, failed) => this.#file.write(packed, (error) => (error ? failed(error) : done())));
    });
  }

  /** How much of the disk it takes. */
  get packedSize(): number {
    return this.#packedSize;
  }

  static async begun(table: ExportedTable): Promise<TableFile> {
    removeLeft();
    const file = new TableFile(table);
    await file.#text.write(Buffer.from(csvHead(table.header)));
    return file;
  }

  add(items: readonly object[]): Promise<void> {
    return this.#text.write(Buffer.from(items.map((item) => csvLine(this.#row(item))).join('')));
  }

  /** Puts it into the archive. */
  async into(zip: ZipArchive, name: string) {
    const sums = await this.#text.end();
    await new Promise<void>((done, failed) =>
      this.#file.end((error?: Error | null) => (error ? failed(error) : done())),
    );
    await zip.packed(name, sums, createReadStream(this.#path, { highWaterMark: 256 * 1024 }));
    return sums;
  }

  close(): void {
    this.#file.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
