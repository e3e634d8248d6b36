import { documentClient } from '../../functions/platform/db/client.ts';

/** What a process asked of the table: calls, read units as DynamoDB counts them, bytes of the answers. */
export type Consumed = { calls: number; units: number; bytes: number };

type Capacity = { CapacityUnits?: number };
type Answered = { ConsumedCapacity?: Capacity | Capacity[] };

/** Counts from now on; the sums so far are in what it gives. */
export function countConsumed(): Consumed {
  const sums: Consumed = { calls: 0, units: 0, bytes: 0 };
  documentClient.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity = [] } = result.output as Answered;
      const { headers } = result.response as { headers: Record<string, string> };
      sums.calls++;
      sums.bytes += Number(headers['content-length'] ?? 0);
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) sums.units += CapacityUnits;
      return result;
    },
    { step: 'initialize' },
  );
  return sums;
}
