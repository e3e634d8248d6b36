import * as settings from '../../shared/contract/settings-api-keys.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listApiKeys } from './api-keys.domain.ts';

export const handler = defineHandler(settings.listApiKeys, ({ actor, query }) => listApiKeys(actor, query));
