import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { envSchema } from '../functions/platform/env-schema.ts';
import { asked } from './asked.ts';
import { settingOf } from './restore/plan-restore.ts';
import { bringSettings, restoreTable } from './restore/restore-table.ts';
import { type RestoreWish, readRestoreWish } from './restore/restore-wish.ts';
import { runCommand } from './run-command.ts';

/** Makes a table as that of a stage was at a time, and says how the stage comes to use it. What the stage has now is not touched. */
await runCommand(async (args) => {
  const wish = readRestoreWish(args, new Date());
  const { stage, settings, source, target, to } = wish;
  const question = `"${source}" as it was at ${to.toISOString()} becomes "${target}". The name of the stage, to go on: `;
  if (!wish.yes && (await asked(question)) !== stage) throw new Error('Nothing was touched.');
  const client = new DynamoDBClient({ region: settings.region });
  const label = await restoreTable(client, wish, console.log);
  await bringSettings(client, wish, await keyOfSettings(wish));
  console.log(`\n${target} is ready. In infra/config.ts, of ${stage}:\n\n  ${settingOf(target, label)}\n`);
  console.log(`Then npm run diff -- --stage ${stage}, and npm run deploy -- --stage ${stage}.`);
  return 0;
});

/** Entities read their table from the environment of a function. */
async function keyOfSettings({ source }: RestoreWish): Promise<{ pk: string; sk: string }> {
  const required = Object.entries(envSchema.shape).filter(([, { safeParse }]) => !safeParse(undefined).success);
  for (const [name] of required) process.env[name] ??= 'https://unused.example';
  process.env.TABLE_NAME = source;
  const { StoredSettings } = await import('../functions/platform/system/stored-settings.entity.ts');
  const { settingsPart } = await import('../functions/platform/system/system-settings.ts');
  return StoredSettings.get({ part: settingsPart() }).params<{ Key: { pk: string; sk: string } }>().Key;
}
