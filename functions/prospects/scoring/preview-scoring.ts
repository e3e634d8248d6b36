import { setImmediate as pause } from 'node:timers/promises';
import { gradeOf, grades } from '../../../shared/prospects/prospects.rules.ts';
import { prepareWeights, scoreProspect } from '../../../shared/prospects/score-prospect.ts';
import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { type ProspectItem, unpack } from '../core/prospect.entity.ts';
import { readAll } from '../core/read-all.ts';
import { factFields, factsOf } from '../core/settled-prospect.ts';

const shownMoves = 10;
/** Rows between two pauses, some ten milliseconds: others are answered meanwhile. */
const rowsAtOnce = 500;

/** What rules would make of the scores of today, without anything written. */
export const handler = defineHandler(scoring.previewScoring, async ({ actor, body }) => {
  const scores = await newScores(await currentScores(actor.workspaceId), prepareWeights(body.weights));
  const moved = scores
    .filter(({ row, after }) => row.score !== after)
    .sort((a, b) => distance(b) - distance(a) || (a.row.prospectId < b.row.prospectId ? -1 : 1));
  return {
    total: scores.length,
    before: distributionOf(scores.map(({ row }) => row.score)),
    after: distributionOf(scores.map(({ after }) => after)),
    moved: moved.slice(0, shownMoves).map(({ row, after }) => ({
      id: row.prospectId,
      name: nameOf(row),
      before: row.score,
      after,
    })),
    changedGrades: scores.filter(({ row, after }) => gradeOf(row.score) !== gradeOf(after)).length,
  };
});

type Row = Pick<ProspectItem, (typeof scoredFields)[number]>;
type Scored = { row: Row; after: number };

const scoredFields = [...factFields, 'prospectId', 'firstName', 'lastName', 'score'] as const;

/** Someone who tries weights asks again within seconds; the prospects hardly change meanwhile. */
const keptMs = 60_000;
let kept: { workspaceId: string; readAt: number; rows: Promise<Row[]> } | null = null;

function currentScores(workspaceId: string): Promise<Row[]> {
  if (kept?.workspaceId === workspaceId && Date.now() - kept.readAt < keptMs) return kept.rows;
  const reading = { workspaceId, readAt: Date.now(), rows: readRows(workspaceId) };
  kept = reading;
  reading.rows.catch(() => {
    if (kept === reading) kept = null;
  });
  return reading.rows;
}

async function readRows(workspaceId: string): Promise<Row[]> {
  const rows: Row[] = [];
  await readAll(workspaceId, scoredFields, (item) => rows.push({ ...item, signals: unpack(item.signals) }));
  return rows;
}

const nameOf = ({ firstName, lastName, company, email, phone }: Row): string =>
  [firstName, lastName].filter(Boolean).join(' ') || company || email || phone || '';

async function newScores(rows: Row[], weights: ReturnType<typeof prepareWeights>): Promise<Scored[]> {
  const now = new Date();
  const scores: Scored[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % rowsAtOnce === 0) await pause();
    scores.push({ row, after: scoreProspect(factsOf(row), weights, now).score });
  }
  return scores;
}

const distance = ({ row, after }: Scored) => Math.abs(after - row.score);

function distributionOf(scores: number[]) {
  const byTen = Array<number>(10).fill(0);
  for (const score of scores) {
    const bar = Math.min(9, Math.floor(score / 10));
    byTen[bar] = (byTen[bar] ?? 0) + 1;
  }
  return {
    byGrade: grades.map((grade) => ({
      value: grade,
      label: grade,
      count: scores.filter((score) => gradeOf(score) === grade).length,
    })),
    byTen,
    average: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
  };
}
