import { resolve } from 'node:path';
import { ensureWebBuild, siteDir } from './build-web.ts';
import { BusyFolderError, takeDataFolder } from './local/data-folder.ts';
import { demoAccounts } from './local/demo-accounts.ts';
import { UnsupportedPlatformError } from './local/emulator-process.ts';
import { BusyPortError, startRuntime } from './local/runtime.ts';

const port = Number(process.env.PORT ?? 3000);
const dataDir = resolve(process.env.DATA_DIR ?? '.data');

try {
  const releaseFolder = takeDataFolder(dataDir);
  const built = ensureWebBuild();
  built.catch((error) => console.error('The pages could not be built:', error));
  const runtime = await startRuntime({ port, dataDir, site: { folder: siteDir, built } });
  const stop = async () => {
    await runtime.stop();
    releaseFolder();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  announce(runtime.url);
  if (process.env.DEMO !== 'none') await runtime.loadDemo();
} catch (error) {
  const expected =
    error instanceof BusyPortError || error instanceof BusyFolderError || error instanceof UnsupportedPlatformError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

function announce(url: string): void {
  const accounts = demoAccounts.map(
    ({ email, password, admin }) => `             ${email} / ${password}${admin ? ' (administrator)' : ''}`,
  );
  console.log(`
  Réclame    ${url}
  Accounts${accounts.join('\n').slice(10)}
  Mailbox    ${url}/_local
  Reference  ${url}/docs
  Data       ${dataDir}

  Ctrl-C stops it.
`);
}
