import * as settings from '../../shared/contract/settings-api-keys.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { createApiKey } from './api-keys.domain.ts';

export const handler = defineHandler(settings.createApiKey, ({ actor, body }) => createApiKey(actor, body));
