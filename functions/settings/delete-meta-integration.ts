import * as settings from '../../shared/contract/settings.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { deleteMetaIntegration } from './integrations.domain.ts';

export const handler = defineHandler(settings.deleteMetaIntegration, ({ actor }) => deleteMetaIntegration(actor));
