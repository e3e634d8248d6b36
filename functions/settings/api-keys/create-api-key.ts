import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createApiKey } from './api-keys.domain.ts';

export const handler = defineHandler(settings.createApiKey, ({ actor, body }) => createApiKey(actor, body));
