import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { afterRun, type Lineage } from './lineage.ts';
import { isTooLarge, maxPayloadBytes } from './payload.ts';
import { readRights } from './rights-given.ts';

/** A function of the product, whatever starts it. */
export type LocalFunction = { name: string; timeoutSeconds: number };

type Run = { fn: LocalFunction; lineage: Lineage; timedOut: boolean };

const runs = new AsyncLocalStorage<Run>();

/** The run that asks, as the door knows it; none where what asks is no function: a poller, a test's own preparations. */
export const currentRun = (): Run | undefined => runs.getStore();

/** What Lambda itself says of a run, by the name that it gives to it; what the function threw is thrown as it is. */
export class LambdaError extends Error {
  constructor(
    name:
      | 'RequestTooLargeException'
      | 'Function.ResponseSizeTooLarge'
      | 'Sandbox.Timedout'
      | 'RecursiveInvocationException',
    message: string,
  ) {
    super(message);
    this.name = name;
  }
}

// A test that sets the clock of what it tests does not set Lambda's.
const { setTimeout, clearTimeout } = globalThis;

/**
 * Runs a function as Lambda does: with an event and an answer of 6 MB at most, until its time is up. After that it fails,
 * and whatever it still asks of AWS. `chains` are the lineages of the messages that start it.
 */
export async function runFunction<Event, Answer>(
  fn: LocalFunction,
  event: Event,
  handler: (event: Event, context: Context) => Promise<Answer>,
  chains: readonly Lineage[] = [],
): Promise<Answer> {
  const { name, timeoutSeconds } = fn;
  if (isTooLarge(event))
    throw new LambdaError(
      'RequestTooLargeException',
      `Request must be smaller than ${maxPayloadBytes} bytes for the InvokeFunction operation`,
    );
  // No part of the function's time: on a stage, its role is there before it runs.
  await readRights();
  const run: Run = { fn, lineage: afterRun(name, chains), timedOut: false };
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      run.timedOut = true;
      reject(timeIsUp(timeoutSeconds));
    }, timeoutSeconds * 1000);
  });
  try {
    const answer = await Promise.race([runs.run(run, () => handler(event, contextOf(name, timeoutSeconds))), over]);
    if (isTooLarge(answer))
      throw new LambdaError(
        'Function.ResponseSizeTooLarge',
        `Response payload size exceeded maximum allowed payload size (${maxPayloadBytes} bytes).`,
      );
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

export const timeIsUp = (seconds: number) =>
  new LambdaError('Sandbox.Timedout', `Task timed out after ${seconds.toFixed(2)} seconds`);

function contextOf(functionName: string, timeoutSeconds: number): Context {
  const endsAt = performance.now() + timeoutSeconds * 1000;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: functionName,
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: functionName,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => endsAt - performance.now(),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}
