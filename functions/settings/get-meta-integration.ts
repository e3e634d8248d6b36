import * as settings from '../../shared/contract/settings.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { getMetaIntegration } from './integrations.domain.ts';

export const handler = defineHandler(settings.getMetaIntegration, ({ actor }) => getMetaIntegration(actor));
