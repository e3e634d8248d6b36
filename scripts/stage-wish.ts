import { parseArgs } from 'node:util';
import { readSettings, type StageSettings, stagesToName, unedited } from '../infra/config.ts';
import { type Company, company } from '../shared/company.ts';

/** The stacks of a stage, in the order in which they are put up. */
export const parts = ['data', 'mail', 'workers', 'api', 'web', 'alarms', 'edge'] as const;

export type Wish = {
  stage: string;
  settings: StageSettings;
  /** These stacks alone; all of them when empty. */
  only: string[];
  /** Asks nothing. */
  yes: boolean;
  /** A folder that an earlier deploy kept, to put up again as it is. */
  kept: string | undefined;
};

/** What a command line asks of a stage, or an error that says what to type. */
export function readWish(script: string, args: string[]): Wish {
  const usage = `npm run ${script} -- --stage <${stagesToName.join('|')}> [--only ${parts.join(',')}] [--yes]`;
  const { values } = parseArgs({
    args,
    options: {
      ...{ stage: { type: 'string' }, only: { type: 'string' }, kept: { type: 'string' } },
      yes: { type: 'boolean' },
    },
  });
  const { stage, only: named, yes = false, kept } = values;
  if (!stage) throw new Error(`Which stage? ${usage}`);
  const only = named?.split(',') ?? [];
  const unknown = only.filter((part) => !parts.some((known) => known === part));
  if (unknown.length > 0) throw new Error(`No stack "${unknown.join(', ')}": there are ${parts.join(', ')}`);
  return { stage, settings: readSettings(stage), only, yes, kept };
}

/** Throws what must be edited before the stage can be put up at all. */
export function assertEdited({ stage, settings }: Wish): void {
  const left = unedited(settings);
  if (left.length > 0)
    throw new Error(`Stage "${stage}" still has made-up settings: edit ${left.join(', ')} in infra/config.ts first`);
  if (!settings.disposable && !settings.account)
    throw new Error(
      `Stage "${stage}" is to stay: say its account in infra/config.ts, so that other credentials cannot put it up elsewhere`,
    );
  const unsaid = unsaidOf(company);
  if (unsaid.length > 0)
    throw new Error(`Nobody answers for what is published: fill in ${unsaid.join(', ')} in shared/company.ts first`);
}

/** Throws when what would be put up on a stage that is to stay is in no commit. */
export function assertCommitted({ stage, settings }: Wish, changes: string): void {
  if (settings.disposable || changes === '') return;
  throw new Error(`Stage "${stage}" takes what is committed, and nothing else. Commit or put away:\n${changes}`);
}

/** Throws for a stage that is to stay: what people put into it is taken down by no command of ours. */
export function assertDisposable({ stage, settings, only }: Wish): void {
  if (!settings.disposable)
    throw new Error(`Stage "${stage}" is to stay: only one that is \`disposable\` in infra/config.ts is taken down`);
  if (only.length > 0) throw new Error('A stage is taken down whole: leave --only out');
}

/** What the legal pages would show a mark for; without its e-mail, who wants to write finds no address. */
export const unsaidOf = (published: Company): string[] =>
  Object.entries(published).flatMap(([name, value]) => (value === null ? [name] : []));

/** What the CDK is told to act on. */
export const stacksOf = ({ stage, only }: Wish): string[] =>
  only.length === 0 ? ['--all'] : ['--exclusively', ...only.map((part) => `reclame-${stage}-${part}`)];
