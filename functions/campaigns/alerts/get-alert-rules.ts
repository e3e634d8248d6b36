import * as alerts from '../../../shared/campaigns/alerts.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readAlertRules } from './alert-rules.entity.ts';

export const handler = defineHandler(alerts.getAlertRules, ({ actor }) => readAlertRules(actor.workspaceId));
