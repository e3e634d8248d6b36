import * as settings from '../../shared/contract/settings-api-keys.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { deleteApiKey } from './api-keys.domain.ts';

export const handler = defineHandler(settings.deleteApiKey, ({ actor, params }) => deleteApiKey(actor, params));
