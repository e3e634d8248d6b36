import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getMetaIntegration } from './integrations.door.ts';

export const handler = defineHandler(settings.getMetaIntegration, ({ actor }) => getMetaIntegration(actor));
