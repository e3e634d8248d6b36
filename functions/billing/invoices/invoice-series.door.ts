import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, update } from '../../platform/db/write.ts';
import { InvoiceNumber } from './invoice.entity.ts';

/** The last number that was given in a series; 0 in one that nobody has begun. */
export async function lastNumber(seriesKey: string): Promise<number> {
  const { data } = await InvoiceNumber.get({ seriesKey }).go({ consistent: true });
  return data?.last ?? 0;
}

/** Takes the numbers of a series that follow the last one, in the transaction that writes what bears them. */
export const takeNumbers = (seriesKey: string, last: number, count = 1, refusal = changedMeanwhile): Operation =>
  last === 0
    ? put(InvoiceNumber.create({ seriesKey, last: count }), refusal)
    : update(
        InvoiceNumber.patch({ seriesKey })
          .set({ last: last + count })
          .where((attr, { eq }) => eq(attr.last, last)),
        refusal,
      );
