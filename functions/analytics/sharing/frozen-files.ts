import { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { deleteFile, putFile, readFile } from '../../platform/clients/files.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';

export const frozenKey = (workspaceId: string, frozenId: string) => `reports/${workspaceId}/${frozenId}.json`;

/** Keeps what a report shows, its logo too: a file, since figures and a logo are more than an item holds. One a report. */
export async function keepFrozen(workspaceId: string, report: ReportDocument) {
  const frozenId = newId('rfz');
  const bytes = Buffer.from(JSON.stringify(report));
  await putFile(frozenKey(workspaceId, frozenId), bytes, 'application/json');
  return { frozenId, frozenBytes: bytes.length };
}

export async function readFrozen(workspaceId: string, frozenId: string): Promise<ReportDocument | null> {
  const bytes = await readFile(frozenKey(workspaceId, frozenId));
  return bytes && ReportDocument.parse(JSON.parse(bytes.toString('utf8')));
}

/** Forgets what no link shows any more; it harms nobody to stay, should that fail. */
export async function forgetFrozen(workspaceId: string, frozenId: string | undefined): Promise<void> {
  if (frozenId === undefined) return;
  await deleteFile(frozenKey(workspaceId, frozenId)).catch((error) =>
    log.error('frozen report not removed', error, { frozenId }),
  );
}

/** What a run of a report shows; the bucket forgets it by itself. */
const runKey = (workspaceId: string, frozenId: string) => `report-runs/${workspaceId}/${frozenId}.json`;

/** Keeps what a run shows, under an id of the run: at each attempt the same file. */
export const keepRun = (workspaceId: string, frozenId: string, report: ReportDocument): Promise<void> =>
  putFile(runKey(workspaceId, frozenId), JSON.stringify(report), 'application/json');

export async function readRun(workspaceId: string, frozenId: string): Promise<ReportDocument | null> {
  const bytes = await readFile(runKey(workspaceId, frozenId));
  return bytes && ReportDocument.parse(JSON.parse(bytes.toString('utf8')));
}

export const runPdfKey = (workspaceId: string, frozenId: string) => `report-runs/${workspaceId}/${frozenId}.pdf`;

export const keepRunPdf = (workspaceId: string, frozenId: string, pdf: Buffer): Promise<void> =>
  putFile(runPdfKey(workspaceId, frozenId), pdf, 'application/pdf');

export const readRunPdf = (workspaceId: string, frozenId: string): Promise<Buffer | null> =>
  readFile(runPdfKey(workspaceId, frozenId));
