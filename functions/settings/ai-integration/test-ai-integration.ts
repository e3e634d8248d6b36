import { modelLimits } from '../../../shared/ai/models.rules.ts';
import * as settings from '../../../shared/settings/ai-integration.contract.ts';
import { tryModel } from '../../ai/engines/try-model.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { countOrRefuse } from '../../platform/throttle/throttle.ts';
import { openedModel } from './model-server.door.ts';

const limit = { name: 'model-tests', max: modelLimits.testsPerMinute, windowSeconds: 60 };

/** Asks the model for one short answer: whether it comes, how soon, and in the shape that was asked. */
export const handler = defineHandler(settings.testAiIntegration, async ({ actor: { workspaceId } }) => {
  await countOrRefuse(limit, workspaceId);
  const server = await openedModel(workspaceId);
  if (!server) throw new AppError('engine_unavailable');
  if (await isStopped('stop.ai')) throw new AppError('ai_stopped', { retryAfterSeconds: 600 });
  return tryModel(server);
});
