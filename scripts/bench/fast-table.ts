import { rmSync } from 'node:fs';
import { startEmulators } from '../local/emulators.ts';
import { localEnvironment, localSecrets } from '../local/environment.ts';
import { Mailbox } from '../local/mailbox.ts';
import { fastFolder } from '../local/product.ts';

/**
 * Emulators of their own on a file, for as long as the measuring lasts; gives the environment that leads to them.
 * What they wrote stays when the folder is given: the product can start on it.
 */
export async function onFastTable<Measured>(
  measure: (environment: Record<string, string>, mailbox: Mailbox) => Promise<Measured>,
  givenFolder?: string,
): Promise<Measured> {
  const folder = givenFolder ?? fastFolder();
  const mailbox = new Mailbox();
  const emulators = await startEmulators('http://localhost:3000', mailbox, localSecrets(folder), folder);
  try {
    const environment = { ...localEnvironment('http://localhost:3000', 'bench', emulators), LOG_LEVEL: 'error' };
    return await measure(environment, mailbox);
  } finally {
    await emulators.stop();
    if (!givenFolder) rmSync(folder, { recursive: true, force: true });
  }
}
