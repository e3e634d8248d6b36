import { SQSClient } from '@aws-sdk/client-sqs';
import { localRegion } from '../database.ts';
import { type AwsCall, type AwsRequest, readCall } from './aws-call.ts';
import { traceHeader, writeLineage } from './lineage.ts';
import { queueRefusal } from './queue-limits.ts';
import { answerRefusal, type Refusal } from './refusal.ts';
import { statementsFor } from './rights-given.ts';
import { rightsRefusal, unlistedRefusal } from './rights-refusal.ts';
import { currentRun, timeIsUp } from './run-function.ts';

type Answer = { response: { statusCode: number; headers: object; body?: unknown } };
type Handle = (this: unknown, request: AwsRequest, options?: object) => Promise<Answer>;
type Sender = { handle: Handle; [behindDoor]?: Handle };

/** The sender's own `handle`. Tests load this module anew: no door stands before another. */
const behindDoor = Symbol.for('reclame: behind the door');

type Watcher = (name: string, request: AwsRequest) => void;
let watcher: Watcher | undefined;

/** Has every call that a function makes told, with the function's name, before it is judged; `undefined` ends that. */
export function watchCalls(one: Watcher | undefined): void {
  watcher = one;
}

/**
 * From now on every call to AWS of this process passes here, whichever client makes it: what AWS refuses and the emulators
 * take is refused as AWS does. All clients send through one class, which is not ours: the product's code knows nothing of
 * it. Rights are judged where a function runs; a poller, or what a test prepares, has them all. `onDenied` hears of each
 * that is missing, in AWS's words: a function may make light of it.
 */
export function openDoor(onDenied: (words: string) => void): void {
  const client = new SQSClient({ region: localRegion });
  const sender: Sender = Object.getPrototypeOf(client.config.requestHandler);
  const send = sender[behindDoor] ?? sender.handle;
  sender[behindDoor] = send;
  sender.handle = async function (request, options) {
    const call = readCall(request);
    const run = currentRun();
    if (run?.timedOut) throw timeIsUp(run.fn.timeoutSeconds);
    const refuse = (refusal: Refusal): Answer => ({ response: answerRefusal(call.service, refusal) });
    const deny = (refusal: Refusal): Answer => {
      onDenied(refusal.message);
      return refuse(refusal);
    };
    const tooLarge = queueRefusal(call);
    if (tooLarge) return refuse(tooLarge);
    if (!run) return send.call(this, request, options);
    const { name } = run.fn;
    watcher?.(name, request);
    const statements = await statementsFor(name);
    const denied = rightsRefusal(name, statements, call);
    if (denied) return deny(denied);
    const answer = await send.call(this, traced(request, call, writeLineage(run.lineage)), options);
    const unlisted = answer.response.statusCode === 404 ? unlistedRefusal(name, statements, call) : null;
    return unlisted ? deny(unlisted) : answer;
  };
}

type Sent = { MessageAttributes?: object };

/** The same, with a trace on each message that it puts on a queue: where the emulator keeps one, who knows no system attributes. */
function traced(request: AwsRequest, { service, input }: AwsCall, StringValue: string): AwsRequest {
  if (service !== 'sqs') return request;
  for (const message of (input.Entries as Sent[] | undefined) ?? [input as Sent])
    message.MessageAttributes = { ...message.MessageAttributes, [traceHeader]: { DataType: 'String', StringValue } };
  const body = JSON.stringify(input);
  return { ...request, body, headers: { ...request.headers, 'content-length': String(Buffer.byteLength(body)) } };
}
