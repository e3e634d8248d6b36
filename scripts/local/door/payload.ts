/** What Lambda takes and answers at once, in bytes of JSON (quotas, « invocation payload », 6 MB; its refusals give this figure). */
export const maxPayloadBytes = 6_291_556;

export const isTooLarge = (payload: unknown): boolean =>
  mostBytes(payload) > maxPayloadBytes && bytesOf(payload) > maxPayloadBytes;

/** Records in their order, in as many batches as Lambda makes of them. */
export function fittingBatches<One>(records: readonly One[]): One[][] {
  if (!isTooLarge(records)) return records.length > 0 ? [[...records]] : [];
  const batches: One[][] = [];
  let room = 0;
  for (const record of records) {
    const bytes = bytesOf(record) + frameBytes;
    if (bytes > room) {
      batches.push([]);
      room = maxPayloadBytes - frameBytes;
    }
    batches.at(-1)?.push(record);
    room -= bytes;
  }
  return batches;
}

/** What stands around the records of an event, and between them. */
const frameBytes = 20;

const bytesOf = (payload: unknown): number => Buffer.byteLength(JSON.stringify(payload) ?? '');

/** What it has at most as JSON, told without writing it: a character becomes six bytes at most. */
function mostBytes(payload: unknown): number {
  if (typeof payload === 'string') return 6 * payload.length + 2;
  if (typeof payload !== 'object' || payload === null) return 30;
  return Object.entries(payload).reduce((sum, [name, value]) => sum + 6 * name.length + 4 + mostBytes(value), 2);
}
