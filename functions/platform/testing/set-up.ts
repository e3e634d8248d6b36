import './patience.ts';
import { randomUUID } from 'node:crypto';
import { PurgeQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { localPolicy } from '../../../scripts/local/outbound-policy.ts';
import { setHashCost } from '../../auth/session/password-hash.ts';
import { setOutboundPolicy } from '../clients/outbound/outbound-policy.ts';
import { envSchema } from '../env-schema.ts';
import { denials, queues } from './services.ts';

// The cheapest that scrypt does: what a hash costs is not what these tests are about.
setHashCost({ N: 16, r: 8, p: 1 });

// Tests ask no name server: every name but those of this machine is unknown.
setOutboundPolicy(localPolicy(async (name) => Promise.reject(new Error(`No such name: ${name}`))));

// Read once there is something to read.
const { env } = await import('../env.ts');
Object.assign(env, envSchema.parse(process.env));
const { setPlansPart } = await import('../plans/plan.entity.ts');
const { forgetPlanVersions } = await import('../plans/plan-versions.ts');
const { setSettingsPart } = await import('../system/system-settings.ts');

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });

/** The table is of all the processes of a run, and the settings and plans of the platform are of one file. */
beforeAll(() => {
  setSettingsPart(randomUUID());
  setPlansPart(randomUUID());
  forgetPlanVersions();
});

/** A process runs many files: each finds empty queues, and leaves the clock, the environment and the functions as they were. */
beforeAll(async () => {
  await Promise.all([...queues.addresses.values()].map((QueueUrl) => client.send(new PurgeQueueCommand({ QueueUrl }))));
});

/** Whatever its function made of it, a missing right fails the first test that needs it. */
afterEach(() => {
  expect(denials.splice(0)).toEqual([]);
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
