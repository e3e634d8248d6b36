import { buildAll } from './build.ts';
import { runCdk } from './cdk.ts';
import { runCommand } from './run-command.ts';
import { readWish, stacksOf } from './stage-wish.ts';

/** Shows what a deploy would change on a stage, and changes nothing. */
await runCommand(async (args) => {
  const wish = readWish('diff', args);
  await buildAll();
  return runCdk(wish.stage, ['diff', ...stacksOf(wish)]);
});
