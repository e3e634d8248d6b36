import { type AwsRequest, readCall } from '../../../scripts/local/door/aws-call.ts';
import { watchCalls } from '../../../scripts/local/door/door.ts';
import { forgetPlanVersions } from '../plans/plan-versions.ts';
import { settingsPart } from '../system/system-settings.ts';

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

/** Counts what a function asks of AWS while something runs. Secrets and the settings of the platform are left out: a process asks for them by the clock. */
export async function countCosts<T>(name: string, run: () => Promise<T>): Promise<{ done: T; cost: Cost }> {
  const cost: Cost = { calls: {}, reads: 0, writes: 0, messages: 0, bytes: 0 };
  // As a process does that has just started.
  forgetPlanVersions();
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
  TransactItems?: object[];
  RequestItems?: Record<string, Keys | object[]>;
  Entries?: object[];
};

function count(cost: Cost, request: AwsRequest): void {
  const { service, operation } = readCall(request);
  if (service === 'secretsmanager' || isRetry(request)) return;
  const text = typeof request.body === 'string' ? request.body : Buffer.from(request.body ?? []).toString();
  if (operation === 'GetItem' && text.includes(settingsPart())) return;
  const call = `${service} ${operation}`;
  cost.calls[call] = (cost.calls[call] ?? 0) + 1;
  const things = service === 's3' ? 0 : thingsIn(JSON.parse(text));
  if (/^((Transact|Batch)?Get)/.test(operation) && service === 'dynamodb') cost.reads += things;
  if (!/^(Transact|Batch)?(Write|Put|Update|Delete|Send)/.test(operation) || service === 's3') return;
  cost[service === 'sqs' ? 'messages' : 'writes'] += things;
  cost.bytes += Buffer.byteLength(text);
}

/** A busy machine may leave a call of the emulators without an answer; the SDK asks again by itself. */
const isRetry = ({ headers }: AwsRequest) => !(headers['amz-sdk-request'] ?? 'attempt=1').startsWith('attempt=1;');

/** The items or messages of a request. */
function thingsIn({ TransactItems, RequestItems, Entries }: Input): number {
  if (RequestItems)
    return Object.values(RequestItems).reduce((sum, one) => sum + ('Keys' in one ? one.Keys : one).length, 0);
  return (TransactItems ?? Entries)?.length ?? 1;
}
