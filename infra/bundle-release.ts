import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which release of a function this is: twelve hexadecimal digits of what its bundle says, so that an unchanged one stays as it is. */
export function bundleRelease(functionsDir: string, functionName: string): string {
  const folder = join(functionsDir, functionName);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.mjs')) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
