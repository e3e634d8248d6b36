import { CustomAttributeType } from 'electrodb';
import type { ExchangeRate } from '../../../shared/campaigns/rates.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** The exchange rates of a workspace, once it has any: 120 KB at most. */
export const ExchangeRates = defineEntity({
  model: { service: 'reclame', entity: 'exchangeRates', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    rates: { type: CustomAttributeType<ExchangeRate[]>('any'), required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

/** Version 0 while there have never been any. */
export async function readRates(workspaceId: string): Promise<{ rates: ExchangeRate[]; version: number }> {
  const { data } = await ExchangeRates.get({ workspaceId }).go({ consistent: true });
  return { rates: data?.rates ?? [], version: data?.version ?? 0 };
}
