import * as settings from '../../../shared/settings/ai-integration.contract.ts';
import { ownTokensThisMonth } from '../../ai/models/own-tokens.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readAi, shownAi } from './connection.ts';

export const handler = defineHandler(settings.getAiIntegration, async ({ actor }) => {
  const [connection, tokens] = await Promise.all([readAi(actor), ownTokensThisMonth(actor.workspaceId)]);
  return shownAi(connection, tokens);
});
