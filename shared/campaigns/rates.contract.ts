import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { routes } from '../kernel/route.ts';
import { currencyCode } from '../prospects/prospects.rules.ts';
import { campaignLimits } from './campaigns.rules.ts';
import { rateProblems } from './messages.ts';
import { baseCurrency, type ExchangeRate } from './rates.ts';

const route = routes('campaigns/rates');

const Rate = z.strictObject({
  currency: z
    .string()
    .regex(currencyCode, 'Code de devise attendu')
    .refine((code) => code !== baseCurrency, rateProblems.base),
  day: Day,
  /** Euros for one unit. */
  rate: z.number().positive().max(1e6),
}) satisfies z.ZodType<ExchangeRate>;

const Rates = z.object({ base: z.literal(baseCurrency), rates: z.array(Rate), version: z.int() });

export const getExchangeRates = route({
  operation: 'getExchangeRates',
  method: 'GET',
  path: '/api/campaigns/exchange-rates',
  auth: 'campaigns:read',
  summary: 'Les taux de change de l’espace',
  output: Rates,
});

export const updateExchangeRates = route({
  operation: 'updateExchangeRates',
  method: 'PUT',
  path: '/api/campaigns/exchange-rates',
  auth: 'campaigns:write',
  summary: 'Changer les taux de change\u00a0: ceux d’avant sont remplacés',
  body: z.strictObject({
    base: z.literal(baseCurrency).default(baseCurrency),
    rates: z.array(Rate).max(campaignLimits.rates).check(oneADay),
    version: z.int().min(0),
  }),
  output: Rates,
  errors: ['conflict'],
});

function oneADay({ value, issues }: { value: ExchangeRate[]; issues: object[] }): void {
  const seen = new Set<string>();
  value.forEach(({ currency, day }, at) => {
    const key = `${currency} ${day}`;
    if (seen.has(key)) issues.push({ code: 'custom', path: [at], message: rateProblems.twice, input: value });
    seen.add(key);
  });
}
