import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateMetaIntegration } from './integrations.door.ts';

export const handler = defineHandler(settings.updateMetaIntegration, ({ actor, body }) =>
  updateMetaIntegration(actor, body),
);
