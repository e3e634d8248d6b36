import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { isRevoked } from '../../platform/identity/api-key.ts';
import { shownApiKey } from './shown-api-key.ts';

export const handler = defineHandler(settings.listApiKeys, async (call) => {
  const { workspaceId, user } = call.actor;
  const { data } = await ApiKey.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  // Those that a reset has revoked are refused at once, and removed a moment later.
  const living = data.filter((key) => key.userId !== user.userId || !isRevoked(key, user));
  const { items, nextCursor } = await newestFirst(pageOf(call), living, ({ apiKeyId }) => apiKeyId);
  return { items: items.map(shownApiKey), nextCursor };
});
