import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listApiKeys } from './api-keys.domain.ts';

export const handler = defineHandler(settings.listApiKeys, ({ actor, query }) => listApiKeys(actor, query));
