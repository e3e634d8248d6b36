import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { isRevoked } from '../../platform/identity/api-key.ts';
import { shownApiKey } from './shown-api-key.ts';

export const handler = defineHandler(settings.listApiKeys, async ({ actor: { workspaceId, user }, query }) => {
  const { data } = await ApiKey.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  // Those that a reset has revoked are refused at once, and removed a moment later.
  const living = data.filter((key) => key.userId !== user.userId || !isRevoked(key, user));
  const scope = { owner: workspaceId, operation: 'listApiKeys' };
  const { items, nextCursor } = await newestFirst(scope, query, living, ({ apiKeyId }) => apiKeyId);
  return { items: items.map(shownApiKey), nextCursor };
});
