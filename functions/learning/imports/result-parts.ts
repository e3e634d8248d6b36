import { RejectedLines } from '../../imports/rejected-lines.entity.ts';
import { partKey, ResultPart } from '../core/result-part.entity.ts';
import { packAds, type StoredAd } from '../core/stored-result.ts';

type Of = { workspaceId: string; importId: string };

const partsAtOnce = 20;

/** Writes ads as the parts of their import from a number on; answers the number of the next. Done again, it writes the same over. */
export async function writeParts(of: Of, from: number, ads: readonly StoredAd[]): Promise<number> {
  let next = from;
  for (const packed of packAds(ads)) await ResultPart.put({ ...of, partKey: partKey(next++), packed }).go();
  return next;
}

/** Removes what an import that does not count has left in the table. */
export async function removeParts(of: Of): Promise<void> {
  for (;;) {
    const { data } = await ResultPart.query
      .byImport(of)
      .go({ limit: partsAtOnce, consistent: true, attributes: ['workspaceId', 'importId', 'partKey'] });
    if (data.length === 0) return;
    await ResultPart.delete(data).go({ concurrency: 2 });
  }
}

export async function removeReport(of: Of): Promise<void> {
  for (;;) {
    const { data } = await RejectedLines.query
      .byImport(of)
      .go({ limit: partsAtOnce, consistent: true, attributes: ['workspaceId', 'importId', 'stepKey'] });
    if (data.length === 0) return;
    await RejectedLines.delete(data).go({ concurrency: 2 });
  }
}
