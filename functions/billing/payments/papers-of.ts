import { chunks } from '../../../shared/kernel/chunks.ts';
import { mostTogether, type Read, readTogether } from '../../platform/db/read-together.ts';
import { Invoice, InvoiceSource } from '../invoices/invoice.entity.ts';
import type { PaperLink } from './payment.entity.ts';

/** Our papers of these sources, by source; those that are known are not read. */
export async function papersOf(
  sources: string[],
  known: readonly (PaperLink | undefined)[],
): Promise<Map<string, PaperLink>> {
  const found = new Map(known.flatMap((paper) => (paper ? [[paper.source, paper] as const] : [])));
  const unknown = sources.filter((source) => !found.has(source));
  const keys = (await readAll(unknown.map((sourceKey) => InvoiceSource.get({ sourceKey })))).flatMap(
    (Item) => InvoiceSource.parse({ Item }).data ?? [],
  );
  const papers = await readAll(
    keys.map(({ workspaceId, invoiceId }) => Invoice.get({ workspaceId, invoiceId })),
    ['invoiceId', 'content.number'],
  );
  for (const [at, { sourceKey, invoiceId }] of keys.entries()) {
    const { number } = (papers[at]?.content ?? {}) as { number?: string };
    if (number) found.set(sourceKey, { id: invoiceId, number, source: sourceKey });
  }
  return found;
}

async function readAll(reads: Read[], paths?: readonly string[]) {
  const found = [];
  for (const some of chunks(reads, mostTogether)) found.push(...(await readTogether(some, paths)));
  return found;
}
