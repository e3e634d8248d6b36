import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteApiKey } from './api-keys.domain.ts';

export const handler = defineHandler(settings.deleteApiKey, ({ actor, params }) => deleteApiKey(actor, params));
