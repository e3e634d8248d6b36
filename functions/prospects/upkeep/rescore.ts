import { chunks } from '../../../shared/kernel/chunks.ts';
import type { PreparedWeights } from '../../../shared/prospects/score-prospect.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { unlessRefused, write } from '../../platform/db/write.ts';
import { gradeLine } from '../core/edit-prospect.ts';
import { Prospect, type ProspectItem, prospectShards, unpack } from '../core/prospect.entity.ts';
import { prospectWrites } from '../core/prospect-writes.ts';
import { readProspects } from '../core/read-prospect.ts';
import { factFields, rescored } from '../core/settled-prospect.ts';
import { readScoring, ScoringModel, type ScoringModelItem, weightsOf } from '../scoring/scoring-model.entity.ts';
import { rescoreLater, type ScoringPlace } from './upkeep-queue.ts';

/** How long a run takes at most, far below the worker's time. */
const sliceMs = 200_000;
/** Of the hundred actions of a transaction, two a prospect and one for all. */
const prospectsAtOnce = 49;
const writesAtOnce = 4;

type Run = { workspaceId: string; version: number; weights: PreparedWeights; now: Date; until: number };
type ShardPlace = ScoringPlace['left'][number];

/**
 * Scores the prospects of a workspace again, and writes those that have another score, during so long at most; then it
 * hands the rest to the next run. May be done twice, or by two at once.
 */
export async function rescore(
  { workspaceId, place }: { workspaceId: string; place?: ScoringPlace },
  budgetMs = sliceMs,
): Promise<void> {
  const model = await readScoring(workspaceId);
  const current = model?.version ?? 0;
  const { version, left } = place ?? { version: current, left: prospectShards.map((shard) => ({ shard })) };
  if (version < current) return;
  const run = { workspaceId, version, weights: weightsOf(model), now: new Date(), until: performance.now() + budgetMs };
  const places = await Promise.all(left.map((one) => rescoreShard(run, one)));
  const rest = places.filter((one) => one !== null);
  if (rest.length > 0) await rescoreLater(workspaceId, 0, { version, left: rest });
  else if (model) await noteApplied(model);
}

/** What scoring looks at, and what its writing needs. */
const scoredFields = [...factFields, 'workspaceId', 'shard', 'prospectId', 'revision', 'score'] as const;

/** As `queryFields` reads it. */
function toScored(stored: Record<string, unknown>): ProspectItem {
  const item = stored as ProspectItem;
  return { ...item, signals: unpack(item.signals) };
}

/** Whether newer rules were published since: they have a run of their own, from the start. */
const isOutdated = async ({ workspaceId, version }: Run): Promise<boolean> =>
  ((await readScoring(workspaceId))?.version ?? 0) > version;

/** Null when the shard is done. */
async function rescoreShard(run: Run, { shard, after }: ShardPlace): Promise<ShardPlace | null> {
  const { workspaceId, until } = run;
  const all = Prospect.query.byId({ workspaceId, shard });
  let last = after;
  for await (const page of queryFields(after ? all.gt({ prospectId: after }) : all, scoredFields)) {
    if (await isOutdated(run)) return null;
    const items = page.map(toScored);
    await writeScores(run, items);
    last = items.at(-1)?.prospectId ?? last;
    if (performance.now() > until) return { shard, ...(last && { after: last }) };
  }
  return null;
}

type Change = { before: ProspectItem; after: ProspectItem };

const changesOf = ({ weights, now }: Run, items: ProspectItem[]): Change[] =>
  items.flatMap((before) => {
    const after = rescored(before, weights, now);
    return after.score === before.score ? [] : [{ before, after }];
  });

async function writeScores(run: Run, items: ProspectItem[]): Promise<void> {
  const writes = chunks(changesOf(run, items), prospectsAtOnce);
  for (const some of chunks(writes, writesAtOnce)) await Promise.all(some.map((chunk) => writeChunk(run, chunk)));
}

/** A prospect that someone else changed meanwhile is left out: whoever writes a prospect scores it as well. */
async function writeChunk({ workspaceId, now }: Run, chunk: Change[]): Promise<void> {
  let changes = chunk;
  await withFreshReads(async () => {
    const ids = changes.map(({ before }) => before.prospectId);
    if (ids.length === 0) return;
    try {
      await write([
        ...prospectWrites(changes.map(({ before, after }) => ({ before, scored: after }))),
        ...changes.flatMap(({ before, after }) => gradeLine(before, after, now)),
      ]);
    } catch (error) {
      const revisions = new Map(
        (await readProspects(workspaceId, ids)).map((item) => [item.prospectId, item.revision]),
      );
      changes = changes.filter(({ before }) => revisions.get(before.prospectId) === before.revision);
      throw error;
    }
  });
}

const noteApplied = ({ workspaceId, version }: ScoringModelItem): Promise<boolean> =>
  unlessRefused(
    ScoringModel.patch({ workspaceId })
      .set({ appliedVersion: version })
      .where((attr, { lt }) => lt(attr.appliedVersion, version))
      .go(),
  );
