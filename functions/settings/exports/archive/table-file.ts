import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvHead, csvLine } from '../../../platform/csv.ts';
import type { ExportedTable } from '../../../platform/exported.ts';
import { PackedText } from './packed-text.ts';
import type { ZipArchive } from './zip-archive.ts';

/** The table beside some things, deflated on disk while these go into the archive: a ZIP takes one file at a time. */
export class TableFile {
  readonly #folder = mkdtempSync(join(tmpdir(), 'reclame-export-'));
  readonly #path = join(this.#folder, 'table');
  readonly #file = createWriteStream(this.#path);
  readonly #row: ExportedTable['row'];
  readonly #text: PackedText;
  #packedSize = 0;

  constructor({ row }: ExportedTable) {
    this.#row = row;
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
