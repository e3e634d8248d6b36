import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readMeta, shownIntegration } from './connection.ts';

export const handler = defineHandler(settings.getMetaIntegration, async ({ actor }) =>
  shownIntegration(await readMeta(actor)),
);
