import { afterAll, onTestFinished } from 'vitest';
import { type ModelServer, startModelServer } from '../../../scripts/local/models/model-server.ts';
import { queues } from '../../../shared/ai/queues.ts';
import { updateAiIntegration } from '../../../shared/settings/ai-integration.contract.ts';
import { env } from '../../platform/env.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler } from '../models/run-generation.worker.ts';

/** The worker of models and its queue. */
export const modelRuns = queueRuns(queues.modelRuns, handler);

/** A server of models until the test ends. */
export async function modelServer(): Promise<ModelServer> {
  const server = await startModelServer();
  onTestFinished(server.stop);
  return server;
}

/** A person whose workspace writes with this model of a server of its own. */
export async function personWithModel(server: ModelServer, model: string, body: object = {}) {
  const person = await signedInUser();
  const { status } = await call(updateAiIntegration, {
    token: person.token,
    body: { baseUrl: server.baseUrl, model, apiKey: 'sk-test-0123456789', useByDefault: true, ...body },
  });
  if (status !== 200) throw new Error(`The model was not connected: ${status}`);
  return person;
}

let bedrock: Promise<ModelServer> | undefined;
afterAll(async () => (await bedrock)?.stop());

/** The stage has this model of Bedrock until the test ends. Its client keeps to the first address that it is told. */
export async function stageModel(model: string, monthlyTokens = 1_000_000): Promise<void> {
  bedrock ??= startModelServer();
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = (await bedrock).endpoint;
  const before = { model: env.AI_BEDROCK_MODEL, tokens: env.AI_MONTHLY_TOKENS };
  Object.assign(env, { AI_BEDROCK_MODEL: model, AI_MONTHLY_TOKENS: monthlyTokens });
  onTestFinished(() => {
    Object.assign(env, { AI_BEDROCK_MODEL: before.model, AI_MONTHLY_TOKENS: before.tokens });
  });
}
