import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { AppError } from '../app-error.ts';
import { captureError } from '../clients/monitoring.ts';
import { sendOut } from '../clients/outbound/send-out.ts';
import { log } from '../log.ts';
import type { Clock } from './within-time.ts';

type Deploy = Pick<
  CloudFormationCustomResourceEvent,
  'RequestType' | 'ResponseURL' | 'StackId' | 'RequestId' | 'LogicalResourceId'
>;
type Ground = {
  /** Functions of the version before may still be answering. */
  othersMayRun: boolean;
};

/** Without a deploy, as on a developer's machine, it just runs. */
export type MigrationHandler = (deploy?: Deploy, clock?: Clock) => Promise<void>;

/** In which it notes where it stands, and answers. */
const lastMs = 20_000;

/**
 * Turns an act on what is stored into a step of a deploy, which waits for its answer: a resource of CloudFormation. An act
 * that says in time that its time is up is run again by Lambda, twice; what else fails, fails the deploy.
 */
export function defineMigration(name: string, act: (until: number, ground: Ground) => Promise<void>): MigrationHandler {
  return async (deploy, clock) => {
    if (!deploy) return act(Number.POSITIVE_INFINITY, { othersMayRun: false });
    // What leaves the stack leaves what it did.
    if (deploy.RequestType === 'Delete') return answer(deploy, name);
    const startedAt = performance.now();
    const until = clock ? Date.now() + clock.getRemainingTimeInMillis() - lastMs : Number.POSITIVE_INFINITY;
    try {
      await act(until, { othersMayRun: true });
    } catch (error) {
      log.error('migration failed', error, { migration: name });
      await captureError(error, { migration: name });
      if (error instanceof AppError && Date.now() >= until) throw error;
      return answer(deploy, name, error instanceof Error ? error.message : String(error));
    }
    log.info('migration', { migration: name, durationMs: Math.round(performance.now() - startedAt) });
    return answer(deploy, name);
  };
}

/** CloudFormation gives an address where it waits for this. */
async function answer(deploy: Deploy, name: string, failure?: string): Promise<void> {
  const { ResponseURL: url, StackId, RequestId, LogicalResourceId } = deploy;
  const said = { Status: failure ? 'FAILED' : 'SUCCESS', Reason: failure?.slice(0, 500), PhysicalResourceId: name };
  const { status } = await sendOut({
    url,
    method: 'PUT',
    // As it was signed: without a type.
    headers: { 'content-type': '' },
    body: JSON.stringify({ ...said, StackId, RequestId, LogicalResourceId }),
    timeoutMs: 10_000,
    maxAnswerBytes: 10_000,
    cutLongAnswer: true,
  });
  if (status !== 200) throw new Error(`CloudFormation did not take the answer: status ${status}`);
}
