import { reportTexts } from '../../../shared/messages/imports.ts';
import { csvText } from '../../platform/csv.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { RejectedLines, reportedLines } from './rejected-lines.entity.ts';
import { findImport } from './start-import.domain.ts';

/** The lines that an import refused, for a spreadsheet. */
export async function getImportReport({ workspaceId }: Actor, importId: string): Promise<string> {
  const { rejectedCount } = await findImport(workspaceId, importId);
  const { data } = await RejectedLines.query.byImport({ workspaceId, importId }).go({ pages: 'all', consistent: true });
  const rows = data.flatMap(({ lines }) => lines.map(({ line, reason }) => [String(line), reason]));
  const more = rejectedCount - reportedLines;
  return csvText(reportTexts.header, more > 0 ? [...rows, ['', reportTexts.more(more)]] : rows);
}
