import { CustomAttributeType } from 'electrodb';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { prospectReport } from '../../../shared/prospects/imports.messages.ts';
import { findRun } from '../../imports/import-run.ts';
import { RejectedLines, reportedLines, stepKey } from '../../imports/rejected-lines.entity.ts';
import { csvText } from '../../platform/csv.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type Fate, whySkipped } from './plan-rows.ts';
import { type ProspectImportItem, prospectRuns } from './prospect-import.entity.ts';
import type { ImportedRow } from './row-key.ts';

type NotedLine = { line: number; result: 'kept' | 'skipped'; reason: string };

/** What is told of the lines of one step that were not refused: kept with a remark, or left as they are. */
const NotedLines = defineEntity({
  model: { service: 'reclame', entity: 'notedLines', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    stepKey: { type: 'string', required: true },
    lines: { type: CustomAttributeType<NotedLine[]>('any'), required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byImport: {
      pk: { field: 'pk', composite: ['workspaceId', 'importId'], casing: 'none' },
      sk: { field: 'sk', composite: ['stepKey'], casing: 'none' },
    },
  },
});

/** Lines that a report can tell; more are only counted. */
const notedLines = 10_000;
const shownRemarks = 100;
/** They repeat what lines say: they go when nobody reads a report any more. */
const keptSeconds = 30 * daySeconds;

/** What a step adds to what is told of its import: at most one operation, and what the run itself keeps. */
export function noteLines(item: ProspectImportItem, rows: ImportedRow[], fates: Fate[]) {
  const lines = rows.flatMap((row, at) => noteOf(row, fates[at], item.mode));
  const kept = lines.flatMap(({ line, result, reason }) => (result === 'kept' ? [{ line, reason }] : []));
  const { workspaceId, importId, received, remarks = [], remarkedCount = 0, notedCount = 0 } = item;
  const room = Math.max(0, notedLines - notedCount);
  const told = lines.slice(0, room);
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  const operations: Operation[] =
    told.length > 0
      ? [put(NotedLines.put({ workspaceId, importId, stepKey: stepKey(received), lines: told, ttl }))]
      : [];
  const change: Partial<ProspectImportItem> = {
    remarks: [...remarks, ...kept.slice(0, Math.max(0, shownRemarks - remarks.length))],
    remarkedCount: remarkedCount + kept.length,
    notedCount: notedCount + lines.length,
  };
  return { operations, change };
}

function noteOf({ line }: ImportedRow, fate: Fate | undefined, mode: ProspectImportItem['mode']): NotedLine[] {
  if (!fate || 'reason' in fate.outcome) return [];
  const why = whySkipped(fate, mode);
  if (why) return [{ line, result: 'skipped', reason: fate.remark ?? why }];
  return fate.remark ? [{ line, result: 'kept', reason: fate.remark }] : [];
}

/** What is to be said of the lines of a run, for a spreadsheet: refused, kept with a remark, or left as they are. */
export async function reportOfLines({ workspaceId }: Actor, importId: string): Promise<string> {
  const id = { workspaceId, importId };
  const { rejectedCount, notedCount = 0 } = await findRun(prospectRuns, id);
  const all = { pages: 'all', consistent: true } as const;
  const [rejected, noted] = await Promise.all([
    RejectedLines.query.byImport(id).go(all),
    NotedLines.query.byImport(id).go(all),
  ]);
  const refused = rejected.data.flatMap(({ lines }) => lines.map((line) => ({ ...line, result: 'refused' as const })));
  const told = [...refused, ...noted.data.flatMap(({ lines }) => lines)].slice(0, reportedLines);
  const rows = told
    .sort((a, b) => a.line - b.line)
    .map(({ line, result, reason }) => [String(line), prospectReport.results[result], reason]);
  const more = rejectedCount + notedCount - told.length;
  return csvText(prospectReport.header, more > 0 ? [...rows, ['', '', prospectReport.more(more)]] : rows);
}
