import * as z from 'zod';
import { siren, vatNumber } from '../kernel/legal-numbers.ts';
import { isCountry } from '../kernel/named-codes.ts';
import { routes } from '../kernel/route.ts';
import { email, lineText, optional, optionalLine } from '../kernel/text.ts';
import { detailProblems, findDetailProblem } from './detail-problems.ts';
import { BillingDetails } from './details.ts';

const route = routes('billing/details');

const address = z.strictObject({
  line1: lineText(200),
  line2: optionalLine(200),
  postalCode: lineText(12),
  city: lineText(100),
  /** ISO 3166, two capitals. */
  country: z.string().refine(isCountry, detailProblems.country),
});

export const updateBillingDetails = route({
  operation: 'updateBillingDetails',
  method: 'PUT',
  path: '/api/billing/details',
  auth: 'billing:manage',
  summary: 'Dire qui est facturé',
  body: z
    .strictObject({
      legalName: lineText(200),
      siren: optional(siren),
      vatNumber: optional(vatNumber),
      address,
      email,
      /** The one that was read; 0 as long as nobody has said anything. */
      version: z.int().min(0),
    })
    .superRefine((details, context) => {
      const problem = findDetailProblem(details);
      if (problem) context.addIssue({ code: 'custom', path: problem.path, message: problem.message });
    }),
  output: z.object({ details: BillingDetails, version: z.int() }),
  errors: ['conflict'],
});
