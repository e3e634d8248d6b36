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
  let build: () => void = () => {};
  const built = new Promise<void>((resolve) => {
    build = () => resolve(ensureWebBuild());
  });
  built.catch((error) => console.error('The pages could not be built:', error));
  const site = { folder: siteDir, built };
  const starting = startRuntime({ port, dataDir, site, onAddress: announce });
  const stop = async () => {
    await (await starting).stop();
    releaseFolder();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const runtime = await starting;
  // After the API, which would be late: a build takes both cores.
  build();
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
