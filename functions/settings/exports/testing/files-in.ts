import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** The files of a ZIP by their paths, as a reader sees them that is not ours and refuses what is not right. */
export async function filesIn(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await new Promise<ZipFile>((done, failed) =>
    fromBuffer(zip, { lazyEntries: true, strictFileNames: true }, (error, file) =>
      error ? failed(error) : done(file),
    ),
  );
  const files = new Map<string, Buffer>();
  return new Promise((done, failed) => {
    opened.on('error', failed);
    opened.on('end', () => done(files));
    opened.on('entry', (entry: Entry) =>
      opened.openReadStream(entry, (error, stream) => {
        if (error) return failed(error);
        buffer(stream).then((bytes) => {
          files.set(entry.fileName, bytes);
          opened.readEntry();
        }, failed);
      }),
    );
    opened.readEntry();
  });
}
