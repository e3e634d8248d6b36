import * as contract from '../../../shared/campaigns/rates.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ExchangeRates, readRates } from '../core/exchange-rates.entity.ts';

export const handler = defineHandler(
  contract.updateExchangeRates,
  async ({ actor, body: { base, version, ...said } }) => {
    const { workspaceId } = actor;
    const before = await readRates(workspaceId);
    if (before.version !== version) throw new AppError('conflict');
    const rates = said.rates.sort((a, b) => (`${a.currency} ${a.day}` < `${b.currency} ${b.day}` ? -1 : 1));
    const after = ExchangeRates.put({ workspaceId, rates, version: version + 1 });
    await write([
      put(
        after.where((attr, { eq, notExists }) => (version === 0 ? notExists(attr.version) : eq(attr.version, version))),
        'conflict',
      ),
      audit(actor, { type: 'exchange_rates.updated', entityId: workspaceId }),
    ]);
    return { base, rates, version: version + 1 };
  },
);
