import { parseArgs } from 'node:util';
import { readSettings, stageNames, unedited } from '../infra/config.ts';
import { type Company, company } from '../shared/company.ts';
import { buildAll } from './build.ts';
import { runCdk } from './cdk.ts';

const usage = `npm run deploy -- --stage <${stageNames.join('|')}> [--yes]`;

/** What the command line asks for, or an error that says what to type or to edit. */
export function readWish(args: string[]): { stage: string; yes: boolean } {
  const { values } = parseArgs({ args, options: { stage: { type: 'string' }, yes: { type: 'boolean' } } });
  const { stage, yes = false } = values;
  if (!stage) throw new Error(`Which stage? ${usage}`);
  const left = unedited(readSettings(stage));
  if (left.length > 0)
    throw new Error(`Stage "${stage}" still has made-up settings: edit ${left.join(', ')} in infra/config.ts first`);
  const unsaid = unsaidOf(company);
  if (unsaid.length > 0)
    throw new Error(`Nobody answers for what is published: fill in ${unsaid.join(', ')} in shared/company.ts first`);
  return { stage, yes };
}

/** What the legal pages would show a mark for; without its e-mail, who wants to write finds no address. */
export const unsaidOf = (published: Company): string[] =>
  Object.entries(published).flatMap(([name, value]) => (value === null ? [name] : []));

if (process.argv[1] === import.meta.filename) {
  try {
    const { stage, yes } = readWish(process.argv.slice(2));
    await buildAll();
    process.exitCode = runCdk(stage, ['deploy', '--all', '--require-approval', yes ? 'never' : 'broadening']);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
