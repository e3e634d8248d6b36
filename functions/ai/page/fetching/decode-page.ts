import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress, deflate: createInflate };

/** The start of a body that may be compressed, `most` bytes at most; as much as could be made out when it is broken. */
export async function uncompressed(body: Buffer, encoding: string | undefined, most: number): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (!Object.hasOwn(decoders, name)) return body.subarray(0, most);
  const decoder = decoders[name as keyof typeof decoders]();
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const finish = () => {
      decoder.destroy();
      resolve(Buffer.concat(chunks).subarray(0, most));
    };
    decoder.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) finish();
    });
    decoder.on('end', finish);
    decoder.on('error', finish);
    decoder.end(body);
  });
}

/** How far browsers look for it. */
const declaredWithin = 2_048;

/**
 * The text of a page. What can be UTF-8 is UTF-8, whatever is declared: no other writing looks like it by chance. Else its
 * first bytes tell, then its server, then the page itself, as in browsers.
 */
export function decodePage(body: Buffer, contentType: string | undefined): string {
  const declared = charset.exec(body.subarray(0, declaredWithin).toString('latin1'))?.[1];
  const label = markOf(body) ?? (isUtf8(body) ? 'utf-8' : (charset.exec(contentType ?? '')?.[1] ?? declared));
  const decoder = label && !/^utf-?8$/i.test(label) ? decoderOf(label) : undefined;
  return (decoder ?? new TextDecoder(isUtf8(body) ? 'utf-8' : 'windows-1252')).decode(body);
}

const charset = /charset\s*=\s*["']?\s*([\w-]{1,40})/i;

function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined;
}

function decoderOf(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** A body that was cut may end inside a letter. */
function isUtf8(body: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
    return true;
  } catch {
    return false;
  }
}
