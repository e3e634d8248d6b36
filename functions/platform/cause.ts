import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQSRecord } from 'aws-lambda';

const causes = new AsyncLocalStorage<string>();

/**
 * Runs what a request brings about, there and then or from a queue hours later: what is logged, told and queued until it ends
 * bears its id, which people can quote. What no request asked for, as all that runs by the clock, bears none.
 */
export const causedBy = <T>(requestId: string | undefined, act: () => T): T =>
  requestId === undefined ? act() : causes.run(requestId, act);

export const causeNow = (): string | undefined => causes.getStore();

/** What messages bear it by. */
export const causeAttribute = 'requestId';

export const causeOf = ({ messageAttributes }: SQSRecord): string | undefined =>
  messageAttributes?.[causeAttribute]?.stringValue;

/** As a message bears it. */
export const causeAttributes = (requestId: string | undefined): SQSRecord['messageAttributes'] =>
  requestId === undefined ? {} : { [causeAttribute]: { stringValue: requestId, dataType: 'String' } };
