import { asked } from './asked.ts';
import { buildAll } from './build.ts';
import { runCdk } from './cdk.ts';
import { runCommand } from './run-command.ts';
import { assertDisposable, readWish } from './stage-wish.ts';

/** Takes a disposable stage down, with all that people put into it; whoever types it is asked for its name. */
await runCommand(async (args) => {
  const wish = readWish('destroy', args);
  assertDisposable(wish);
  if (!wish.yes && (await asked(`All that is in "${wish.stage}" will be erased. Its name, to go on: `)) !== wish.stage)
    throw new Error('Nothing was touched.');
  await buildAll();
  return runCdk(wish.stage, ['destroy', '--all', '--force']);
});
