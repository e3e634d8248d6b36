import { completeUgcUpload, createUgcUpload } from '../../../../../shared/ugc/upload.contract.ts';
import { request } from '../../../lib/request.ts';

/** Sends a PDF that both have signed elsewhere, part after part; answers its id. */
export async function sendContract(collaborationId: string, file: File): Promise<string> {
  const { upload, parts } = await request(createUgcUpload, {
    body: {
      ...{ collaborationId, purpose: 'contract', contentType: 'application/pdf' },
      ...{ name: file.name.slice(-200), size: file.size },
    },
  });
  for (const { number, url } of parts) {
    const from = (number - 1) * upload.partSize;
    const { ok, status } = await fetch(url, { method: 'PUT', body: file.slice(from, from + upload.partSize) });
    if (!ok) throw new Error(`The upload was refused: ${status}`);
  }
  await request(completeUgcUpload, { params: { id: upload.id }, body: {} });
  return upload.id;
}
