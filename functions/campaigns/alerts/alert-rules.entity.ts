import { CustomAttributeType } from 'electrodb';
import type { AlertRule } from '../../../shared/campaigns/alert-rule.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** The alert rules of a workspace, fifty at most, once it has written some. */
export const AlertRules = defineEntity({
  model: { service: 'reclame', entity: 'alertRules', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    rules: { type: CustomAttributeType<AlertRule[]>('any'), required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export async function readAlertRules(workspaceId: string): Promise<{ rules: AlertRule[]; version: number }> {
  const { data } = await AlertRules.get({ workspaceId }).go({ consistent: true });
  return { rules: data?.rules ?? [], version: data?.version ?? 0 };
}
