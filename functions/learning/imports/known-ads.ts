import { fold } from '../../../shared/kernel/fold.ts';
import { readBook } from '../core/learning-book.entity.ts';
import { ResultPart } from '../core/result-part.entity.ts';
import { type StoredAd, unpackAds } from '../core/stored-result.ts';

type Named = Pick<StoredAd, 'key' | 'adId' | 'name'>;

/** The ads that have figures already, of the imports that count. */
export class KnownAds {
  /** Of the book of those imports. */
  version = 0;
  /** Of all those imports. */
  rows = 0;
  imports = 0;
  readonly #keys = new Set<string>();
  readonly #ids = new Set<string>();
  readonly #names = new Set<string>();

  /** Those of ids and names only where words look for the ads that they are of. */
  static async read(workspaceId: string, { named }: { named: boolean }): Promise<KnownAds> {
    const known = new KnownAds();
    const { imports, version } = await readBook(workspaceId);
    known.version = version;
    known.imports = imports.length;
    for (const { importId, rows } of imports) {
      known.rows += rows;
      let cursor: string | null = null;
      do {
        const page: { data: { packed: Uint8Array }[]; cursor: string | null } = await ResultPart.query
          .byImport({ workspaceId, importId })
          .go({ cursor, consistent: true, attributes: ['packed'] });
        for (const { packed } of page.data) for (const ad of unpackAds(packed)) known.#add(ad, named);
        cursor = page.cursor;
      } while (cursor);
    }
    return known;
  }

  get size(): number {
    return this.#keys.size;
  }

  has({ key }: Pick<Named, 'key'>): boolean {
    return this.#keys.has(key);
  }

  /** By id, or by name whatever the platform. */
  isNamed({ adId, name }: Named): boolean {
    return (adId !== null && this.#ids.has(adId)) || (name !== null && this.#names.has(fold(name)));
  }

  #add({ key, adId, name, rows }: StoredAd, named: boolean): void {
    if (rows.length === 0) return;
    this.#keys.add(key);
    if (!named) return;
    if (adId !== null) this.#ids.add(adId);
    if (name !== null) this.#names.add(fold(name));
  }
}
