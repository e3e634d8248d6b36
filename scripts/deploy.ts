import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { runCdk, uncommitted, version } from './cdk.ts';
import { assemblyDir, keepAssembly } from './kept-assemblies.ts';
import { giveMaps } from './maps/give-maps.ts';
import { runCommand } from './run-command.ts';
import { assertCommitted, assertEdited, readWish, stacksOf } from './stage-wish.ts';

/**
 * Puts a stage up, or brings it up to date. What it lacks is said before anything is built. What was put up is kept, so that `--kept`
 * brings it back without building.
 */
await runCommand(async (args) => {
  const wish = readWish('deploy', args);
  assertEdited(wish);
  const approval = ['--require-approval', wish.yes ? 'never' : 'broadening'];
  const deploy = ['deploy', ...stacksOf(wish), ...approval];
  if (wish.kept) {
    if (!existsSync(join(wish.kept, 'manifest.json'))) throw new Error(`No earlier deploy is in ${wish.kept}`);
    return runCdk(wish.stage, [...deploy, '--app', wish.kept]);
  }
  assertCommitted(wish, uncommitted());
  await buildAll();
  // What earlier syntheses left there would be kept with this one.
  rmSync(assemblyDir, { recursive: true, force: true });
  const status = runCdk(wish.stage, deploy);
  if (status !== 0) return status;
  console.log(`To come back to this one: --kept ${keepAssembly(wish.stage, version())}`);
  // What is up is up, whatever the monitoring says.
  await giveMaps(wish.settings).catch((error) =>
    console.error(`${error}\nTo try once more: npm run maps -- --stage ${wish.stage}`),
  );
  return 0;
});
