import type { ExportedFile, ExportedFiles, Whose } from '../../../platform/exported.ts';
import { imageOf } from '../../../platform/image-of.ts';
import type { ArchiveState } from './archive-state.ts';
import type { Budget } from './budget.ts';
import type { ZipArchive } from './zip-archive.ts';

type Opened = Awaited<ReturnType<ExportedFile['open']>>;

/** Files that are fetched while one is written; those larger than that come piece by piece. */
const openedAhead = 4;
const wholeBytes = 4_000_000;

/** Writes files as they are; answers where the next run goes on when this one had to end before them. */
export async function writeFiles(
  { name, pages }: ExportedFiles,
  whose: Whose,
  from: string | null,
  { zip, state, budget }: { zip: ZipArchive; state: ArchiveState; budget: Budget },
): Promise<string | null> {
  let next: string | null = null;
  for await (const page of pages(whose, from)) {
    ({ next } = page);
    for await (const { file, opened } of ahead(page.items)) {
      if (!opened) continue;
      const path = `${name}/${file.name}${endingOf(file.name, opened)}`;
      const { size, sha256 } = Buffer.isBuffer(opened)
        ? await zip.whole(path, opened)
        : await streamed(zip, path, opened);
      state.files.push({ path, bytes: size, sha256 });
      state.counts[`${name}/`] = (state.counts[`${name}/`] ?? 0) + 1;
    }
    if (next && budget.isSpent()) break;
  }
  return next;
}

const endings = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' } as const;

function endingOf(name: string, opened: Opened): string {
  const image = name.includes('.') || !Buffer.isBuffer(opened) ? null : imageOf(opened);
  return image ? endings[image.type] : '';
}

async function* ahead(files: readonly ExportedFile[]) {
  const coming: { file: ExportedFile; opened: Promise<Opened> }[] = [];
  const left = [...files];
  const fetchOne = () => {
    const file = left.shift();
    if (!file) return;
    const opened = file.open().then(fetched);
    // Whoever comes to it hears of it.
    opened.catch(() => undefined);
    coming.push({ file, opened });
  };
  for (let n = 0; n < openedAhead; n++) fetchOne();
  for (let one = coming.shift(); one; one = coming.shift()) {
    const opened = await one.opened;
    fetchOne();
    yield { file: one.file, opened };
  }
}

async function fetched(opened: Opened): Promise<Opened> {
  if (!opened || Buffer.isBuffer(opened) || opened.size > wholeBytes) return opened;
  return Buffer.concat(await opened.stream.toArray());
}

async function streamed(zip: ZipArchive, path: string, { stream }: Exclude<Opened, Buffer | null>) {
  const { text, end } = await zip.open(path);
  for await (const some of stream) await text.write(some);
  return end();
}
