import * as contract from '../../../shared/campaigns/rates.contract.ts';
import { baseCurrency } from '../../../shared/campaigns/rates.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readRates } from '../core/exchange-rates.entity.ts';

export const handler = defineHandler(contract.getExchangeRates, async ({ actor }) => ({
  base: baseCurrency as typeof baseCurrency,
  ...(await readRates(actor.workspaceId)),
}));
