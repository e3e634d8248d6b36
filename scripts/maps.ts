import { buildAll } from './build.ts';
import { giveMaps } from './maps/give-maps.ts';
import { runCommand } from './run-command.ts';
import { readWish } from './stage-wish.ts';

/** Gives the monitoring what a deploy of this commit could not. */
await runCommand(async (args) => {
  const { settings } = readWish('maps', args);
  if (!settings.monitoringProject) throw new Error('Its settings name no monitoringProject');
  await buildAll();
  await giveMaps(settings);
  return 0;
});
