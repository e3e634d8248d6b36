import { type AwsRequest, readCall } from '../../../scripts/local/door/aws-call.ts';
import { watchCalls } from '../../../scripts/local/door/door.ts';

/** What one call of an act asks of AWS. */
export type Cost = {
  /** How often, by service and operation. */
  calls: Record<string, number>;
  /** Items that it reads by their keys, items that it writes, messages that it sends. */
  reads: number;
  writes: number;
  messages: number;
  /** Of the requests that write or send, as they leave. */
  bytes: number;
};

/** Counts what a function asks of AWS while something runs. Secrets are left out: a process asks for them once. */
export async function countCosts<T>(name: string, run: () => Promise<T>): Promise<{ done: T; cost: Cost }> {
  const cost: Cost = { calls: {}, reads: 0, writes: 0, messages: 0, bytes: 0 };
  watchCalls((caller, request) => {
    if (caller === name) count(cost, request);
  });
  try {
    return { done: await run(), cost };
  } finally {
    watchCalls(undefined);
  }
}

type Keys = { Keys: object[] };
type Input = {
  TransactItems?: Record<string, unknown>[];
  RequestItems?: Record<string, Keys | object[]>;
  Entries?: object[];
};

function count(cost: Cost, request: AwsRequest): void {
  const { service, operation } = readCall(request);
  if (service === 'secretsmanager') return;
  const call = `${service} ${operation}`;
  cost.calls[call] = (cost.calls[call] ?? 0) + 1;
  const text = typeof request.body === 'string' ? request.body : Buffer.from(request.body ?? []).toString();
  const { TransactItems = [], RequestItems = {}, Entries }: Input = service === 's3' ? {} : JSON.parse(text);
  const parts = Object.values(RequestItems).reduce((sum, one) => sum + ('Keys' in one ? one.Keys : one).length, 0);
  const reads =
    operation === 'TransactGetItems'
      ? TransactItems.length
      : operation === 'BatchGetItem'
        ? parts
        : operation === 'GetItem'
          ? 1
          : 0;
  const writes =
    operation === 'TransactWriteItems'
      ? TransactItems.length
      : operation === 'BatchWriteItem'
        ? parts
        : /^(Put|Update|Delete)Item$/.test(operation)
          ? 1
          : 0;
  const messages = service === 'sqs' ? (Entries?.length ?? 1) : 0;
  cost.reads += reads;
  cost.writes += writes;
  cost.messages += messages;
  if (writes > 0 || messages > 0) cost.bytes += Buffer.byteLength(text);
}
