import * as settings from '../../shared/contract/settings.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updateMetaIntegration } from './integrations.domain.ts';

export const handler = defineHandler(settings.updateMetaIntegration, ({ actor, body }) =>
  updateMetaIntegration(actor, body),
);
