import { parseArgs } from 'node:util';
import { ownTable, readSettings, type StageSettings, stagesToName, tableOf } from '../../infra/config.ts';
import { dayMs } from '../../shared/kernel/day.ts';
import { keptDays } from '../../shared/kernel/kept-for.ts';

export type RestoreWish = {
  stage: string;
  settings: StageSettings;
  /** The second at which the data is to be as it was. */
  to: Date;
  /** The table that the stage has now. */
  source: string;
  /** The one to be made; the same for the same second, so that a second run goes on with the first. */
  target: string;
  /** Asks nothing. */
  yes: boolean;
};

const usage = `npm run restore -- --stage <${stagesToName.join('|')}> --to 2026-11-28T10:15:00Z [--yes]`;

/** DynamoDB comes no nearer to now. */
const behindMs = 5 * 60_000;

/** What a command line asks to restore, or an error that says what to type. */
export function readRestoreWish(args: string[], now: Date): RestoreWish {
  const { values } = parseArgs({
    args,
    options: { stage: { type: 'string' }, to: { type: 'string' }, yes: { type: 'boolean' } },
  });
  const { stage, to: typed = '', yes = false } = values;
  if (!stage) throw new Error(`Which stage? ${usage}`);
  const settings = readSettings(stage);
  if (settings.disposable) throw new Error(`Stage "${stage}" is disposable: nothing of it is kept to come back to`);
  // Without its zone a time is read as this machine's, which is seldom what was meant.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(typed) || Number.isNaN(Date.parse(typed)))
    throw new Error(`To which time, with its zone? ${usage}`);
  const to = new Date(typed);
  const age = now.getTime() - to.getTime();
  if (age < behindMs) throw new Error('DynamoDB restores to five minutes ago at the latest');
  if (age > keptDays.backups * dayMs)
    throw new Error(`DynamoDB restores to ${keptDays.backups} days ago at the earliest`);
  const second = to.toISOString().replace(/\D/g, '').slice(0, 14);
  return { stage, settings, to, source: tableOf(stage, settings), target: `${ownTable(stage)}-${second}`, yes };
}
