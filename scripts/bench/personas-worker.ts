import { handler as suggest } from '../../functions/personas/suggestion/suggest-personas.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { prospectProfiles } from '../../functions/prospects/search/profiles.door.ts';
import { suggestPersonas } from '../../shared/personas/suggestion.contract.ts';
import { callRoute } from './call-route.ts';
import { fillWorkspace } from './synthetic-prospects.ts';
import { type Times, timed } from './timed.ts';

type Filled = { token: string; workspaceId: string };
type Task = { task: 'fill'; prospects: number } | ({ task: 'suggest' } & Filled);
export type PersonasFigures = { suggested: Times; counted: Times };

/** The route takes sixty calls a minute. */
const rounds = 50;

async function fill(prospects: number): Promise<Filled> {
  const { token, user } = await signedInUser({}, { plan: 'enterprise' });
  await fillWorkspace(user.workspaceId, prospects);
  return { token, workspaceId: user.workspaceId };
}

async function measure({ token, workspaceId }: Filled): Promise<PersonasFigures> {
  const body = { from: ['prospects'], count: 5 };
  const suggested = await timed(() => callRoute(suggestPersonas, suggest, { token, body }), rounds);
  const people = await prospectProfiles(workspaceId);
  const counted = await timed(async () => {
    const counts = new Map<string, number>();
    for (const { industry, jobTitle } of people) {
      const key = `${industry}\n${jobTitle}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one).slice(0, 5);
  }, rounds);
  return { suggested, counted };
}

const task: Task = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(await (task.task === 'fill' ? fill(task.prospects) : measure(task))));
process.exit();
