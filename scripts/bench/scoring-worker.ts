import { setImmediate } from 'node:timers/promises';
import { newId } from '../../functions/platform/new-id.ts';
import { factsOf } from '../../functions/prospects/core/settled-prospect.ts';
import { ScoringModel } from '../../functions/prospects/scoring/scoring-model.entity.ts';
import { rescore } from '../../functions/prospects/upkeep/rescore.ts';
import { prepareWeights, scoreProspect } from '../../shared/prospects/score-prospect.ts';
import { defaultWeights, type Signal } from '../../shared/prospects/scoring.ts';
import { median } from './figures.ts';
import { fillWorkspace, pick, signalRules, syntheticProspect } from './synthetic-prospects.ts';

/** Microseconds for one score; the median of rounds, each of many scores. */
async function scoreTime(signals: Signal[]): Promise<number> {
  const now = new Date();
  const prepared = prepareWeights({
    ...defaultWeights,
    targets: { ...defaultWeights.targets, competitors: ['rivale.example', 'Rivale'] },
  });
  const prospects = Array.from({ length: 500 }, (_, at) => ({
    ...factsOf(syntheticProspect('bench', at, now)),
    signals,
  }));
  const times: number[] = [];
  for (let round = 0; round < 60; round++) {
    const start = performance.now();
    for (const facts of prospects) scoreProspect(facts, prepared, now);
    times.push(((performance.now() - start) / prospects.length) * 1000);
    await setImmediate();
  }
  return median(times.slice(10));
}

const inRow = (stepMs: number, kinds: readonly (typeof signalRules)[number][]): Signal[] =>
  Array.from({ length: 20 }, (_, at) => ({
    rule: pick(kinds, at),
    at: new Date(Date.now() - at * stepMs).toISOString(),
  }));

async function timed(act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

async function main({ prospects }: { prospects: number }) {
  const workspaceId = newId('wks');
  await fillWorkspace(workspaceId, prospects);
  const night = await timed(() => rescore({ workspaceId }, Number.POSITIVE_INFINITY));
  const again = await timed(() => rescore({ workspaceId }, Number.POSITIVE_INFINITY));
  const points = { ...defaultWeights.points, jobExecutive: 15, jobHead: 25, jobOperational: 12, jobManager: 3 };
  await ScoringModel.put({
    workspaceId,
    weights: { ...defaultWeights, fitShare: 0.9, points },
    publishedAt: new Date().toISOString(),
    version: 1,
    appliedVersion: 0,
  }).go();
  const published = await timed(() => rescore({ workspaceId }, Number.POSITIVE_INFINITY));
  return {
    spread: await scoreTime(inRow(3 * 24 * 3_600_000, signalRules)),
    dense: await scoreTime(inRow(3_600_000, ['call'])),
    night,
    again,
    published,
  };
}

console.log(JSON.stringify(await main(JSON.parse(process.argv[2] ?? '{}'))));
