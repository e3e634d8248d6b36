import { CustomAttributeType } from 'electrodb';
import type { NamingLevel, NamingRule } from '../../../shared/campaigns/naming.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** How a workspace names its campaigns and ads, once it has said so. What names tell is read when they are. */
export const CampaignNaming = defineEntity({
  model: { service: 'reclame', entity: 'campaignNaming', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    rules: { type: CustomAttributeType<NamingRule[]>('any'), required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type NamingRules = { rules: NamingRule[]; version: number };

/** The rules of a workspace; version 0 while it has never had any. */
export async function readNaming(workspaceId: string): Promise<NamingRules> {
  const { data } = await CampaignNaming.get({ workspaceId }).go({ consistent: true });
  return { rules: data?.rules ?? [], version: data?.version ?? 0 };
}

export const ruleOf = ({ rules }: Pick<NamingRules, 'rules'>, level: NamingLevel): NamingRule | undefined =>
  rules.find((rule) => rule.level === level);
