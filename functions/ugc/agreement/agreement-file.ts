import { savedUrl } from '../../platform/clients/download-url.ts';
import { fileSize, putFile } from '../../platform/clients/files.ts';
import type { Paper } from './agreement-pdf.ts';
import { sha256Of } from './document-of.ts';

/** Another look of the same documents draws them anew. */
const look = 1;

/** Where the PDF of a signed document is, drawn once by who first asks for it as it is now: annexes and signatures join it later. */
export async function agreementFile(workspaceId: string, paper: Paper): Promise<string> {
  const { sha256, signedAt, annexes, evidence } = paper;
  const signs = [annexes.map((annex) => annex.sha256), evidence.events.map(({ at, act }) => [at, act])];
  const mark = sha256Of(JSON.stringify([look, sha256, signedAt, ...signs])).slice(0, 32);
  const key = `ugc/${workspaceId}/agreements/${paper.collaborationId}-${mark}.pdf`;
  if ((await fileSize(key)) === null) {
    const { agreementPdf } = await import('./agreement-pdf.ts');
    await putFile(key, await agreementPdf(paper), 'application/pdf');
  }
  return savedUrl(key, `${paper.collaborationId}.pdf`);
}
