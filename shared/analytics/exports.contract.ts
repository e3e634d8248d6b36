import * as z from 'zod';
import { exportLocales } from '../campaigns/export-columns.ts';
import { checkPeriod } from '../campaigns/period-query.ts';
import { routes } from '../kernel/route.ts';
import { granularities } from '../rules/periods.ts';
import { askedFigures, breakdownSorts, oneCurrency, partQuery } from './figures.contract.ts';
import { analyticsProblems } from './messages.ts';

const route = routes('analytics/exports');

const exportedReadings = ['overview', 'timeseries', 'breakdown'] as const;

export const exportAnalytics = route({
  operation: 'exportAnalytics',
  method: 'GET',
  path: '/api/analytics/export',
  auth: 'analytics:export',
  summary:
    'Les chiffres de l’analyse en CSV, entiers\u00a0: par devise, dans le temps ou répartis\u00a0; au-delà de 4 Mo, l’adresse d’un fichier\u00a0; demande aussi campaigns:read',
  query: z
    .object({
      of: z.enum(exportedReadings),
      ...askedFigures,
      ...oneCurrency,
      /** Of `timeseries`. */
      granularity: z.enum(granularities).default('day'),
      /** Of `breakdown`. */
      by: partQuery.optional(),
      sort: z.enum(breakdownSorts).default('spend'),
      /** `fr`: semicolons and decimal commas. `en`: commas and decimal points. */
      locale: z.enum(exportLocales).default('fr'),
    })
    .check(checkPeriod)
    .check(({ value: { of, by }, issues }) => {
      if (of === 'breakdown' && !by?.length)
        issues.push({ code: 'custom', path: ['by'], message: analyticsProblems.parts, input: by });
    }),
  output: z.union([z.string(), z.object({ url: z.string(), expiresAt: z.string() })]),
  contentType: 'text/csv',
});
