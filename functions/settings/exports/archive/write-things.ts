import type { ExportedThing, Whose } from '../../../platform/exported.ts';
import type { ArchiveState } from './archive-state.ts';
import type { Budget } from './budget.ts';
import type { ManifestFile } from './manifest.ts';
import type { Sums } from './packed-text.ts';
import { TableFile } from './table-file.ts';
import type { OpenEntry, ZipArchive } from './zip-archive.ts';

/** A file is under 4 GB, which any program opens; its table waits on a disk of half a gigabyte. */
const mostBytes = 2_000_000_000;
const mostTableBytes = 300_000_000;

type From = { from: string | null; piece: number };
type Work = { zip: ZipArchive; state: ArchiveState; budget: Budget };

/**
 * Writes things, a line each, and their table beside; no file where there are none. Answers where the next file goes on when
 * this one had to end before them.
 */
export async function writeThings(
  thing: ExportedThing,
  whose: Whose,
  { from, piece }: From,
  { zip, state, budget }: Work,
): Promise<string | null> {
  const files = new ThingFiles(zip, piece === 1 ? thing.name : `${thing.name}-${piece}`, thing, whose);
  let next: string | null = null;
  try {
    for await (const page of thing.pages(whose, from)) {
      ({ next } = page);
      if (page.items.length > 0) await files.add(page.items);
      if (next && (budget.isSpent() || files.isFull)) break;
    }
    state.files.push(...(await files.end()));
    state.counts[thing.name] = (state.counts[thing.name] ?? 0) + files.things;
  } finally {
    files.close();
  }
  return next;
}

/** The file of some things, and that of their table: begun with the first of them. */
class ThingFiles {
  things = 0;
  readonly #zip: ZipArchive;
  readonly #name: string;
  readonly #thing: ExportedThing;
  readonly #whose: Whose;
  #lines: OpenEntry | undefined;
  #table: TableFile | undefined;

  constructor(zip: ZipArchive, name: string, thing: ExportedThing, whose: Whose) {
    this.#zip = zip;
    this.#name = name;
    this.#thing = thing;
    this.#whose = whose;
  }

  get isFull(): boolean {
    return (this.#lines?.text.size ?? 0) > mostBytes || (this.#table?.packedSize ?? 0) > mostTableBytes;
  }

  async add(items: readonly object[]): Promise<void> {
    if (!this.#lines) {
      this.#lines = await this.#zip.open(`${this.#name}.jsonl`);
      if (this.#thing.table) this.#table = await TableFile.begun(await this.#thing.table(this.#whose));
    }
    await this.#lines.text.write(Buffer.from(`${items.map((item) => JSON.stringify(item)).join('\n')}\n`));
    await this.#table?.add(items);
    this.things += items.length;
  }

  async end(): Promise<ManifestFile[]> {
    const written: ManifestFile[] = [];
    const note = (path: string, { size, sha256 }: Sums) =>
      written.push({ path, bytes: size, sha256, things: this.things });
    if (this.#lines) note(`${this.#name}.jsonl`, await this.#lines.end());
    if (this.#table) note(`${this.#name}.csv`, await this.#table.into(this.#zip, `${this.#name}.csv`));
    return written;
  }

  close(): void {
    this.#table?.close();
  }
}
