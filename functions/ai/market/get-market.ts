import { getMarket } from '../../../shared/ai/market.contract.ts';
import { methodText } from '../../../shared/ai/market-text.ts';
import { horizonDays } from '../../../shared/rules/lasting-lift.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { marketFor } from './market-lifts.ts';

export const handler = defineHandler(getMarket, async ({ actor, query: { source, ...asked } }) => {
  const { items, population, isWhole } = await marketFor(actor, asked, source);
  return { population, horizonDays, items, method: methodText(population, asked.industry, isWhole) };
});
