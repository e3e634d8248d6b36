import { handler as act } from '../../functions/ugc/collaboration/act-on-collaboration.ts';
import { handler as board } from '../../functions/ugc/collaboration/list-collaborations.ts';
import { handler as creators } from '../../functions/ugc/creator/list-creators.ts';
import { actOnCollaboration, listCollaborations } from '../../shared/ugc/collaboration.contract.ts';
import { listCreators } from '../../shared/ugc/creator.contract.ts';
import { bareReader, readsOf } from './bare-reads.ts';
import { bareWriter, callsOf } from './bare-writes.ts';
import { callRoute } from './call-route.ts';
import { type FilledUgc, fillUgcTable, type UgcSizes } from './filled-ugc.ts';
import { type Times, timed } from './timed.ts';

export type UgcTask =
  | ({ task: 'fill' } & UgcSizes)
  | ({ task: 'search' | 'match' | 'board' | 'due' | 'moves' } & FilledUgc);
/** Beside the same calls of the table, made by a bare client in the same process. */
export type Beside = { act: Times; bare: Times; ratio: number };
export type UgcFigures = { fill: FilledUgc } & Record<'search' | 'match' | 'board' | 'due' | 'moves', Beside>;

const rounds = 100;
const filters = { q: 'vidéo', niche: 'beauty', language: 'fr', sort: 'recent', limit: '24' };

async function besideReads(call: () => Promise<unknown>): Promise<Beside> {
  const measured = await timed(call, rounds);
  const waves = await readsOf(call);
  const read = bareReader();
  const bare = await timed(() => read(waves), rounds);
  return { act: measured, bare, ratio: bare.p50 / measured.p50 };
}

/** Everyone is shortlisted and reconsidered, one after the other; a bare client writes items of the same size. */
async function moves({ token, collaborationIds }: FilledUgc): Promise<Beside> {
  const versions = new Map(collaborationIds.map((id) => [id, 1]));
  let at = 0;
  const once = async () => {
    const id = collaborationIds[at++ % collaborationIds.length] ?? '';
    const version = versions.get(id) ?? 1;
    const action = version % 2 === 1 ? 'shortlist' : 'reconsider';
    await callRoute(actOnCollaboration, act, { token, params: { id }, body: { action, version } });
    versions.set(id, version + 1);
  };
  const bareOnce = bareWriter(await callsOf(once));
  const measured = await timed(once, rounds);
  const bare = await timed(bareOnce, rounds);
  return { act: measured, bare, ratio: bare.p50 / measured.p50 };
}

const tasks = {
  search: ({ token }: FilledUgc) => besideReads(() => callRoute(listCreators, creators, { token, query: filters })),
  match: ({ token, campaignId }: FilledUgc) =>
    besideReads(() => callRoute(listCreators, creators, { token, query: { campaignId, limit: '24' } })),
  board: ({ token, campaignId }: FilledUgc) =>
    besideReads(() => callRoute(listCollaborations, board, { token, query: { campaignId, limit: '100' } })),
  due: ({ token }: FilledUgc) =>
    besideReads(() => callRoute(listCollaborations, board, { token, query: { turn: 'brand', sort: 'due' } })),
  moves,
};

const task: UgcTask = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(task.task === 'fill' ? await fillUgcTable(task) : await tasks[task.task](task)));
process.exit();
