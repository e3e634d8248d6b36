import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { requiredText } from '../kernel/text.ts';
import { reportedKinds, reportLimits } from './report.rules.ts';

const route = routes('ugc/report');

const body = z.strictObject({
  kind: z.enum(keysOf(reportedKinds)),
  /** Of what is reported. */
  id: z.string().min(1).max(60),
  /** Why it should not be there. */
  text: requiredText(reportLimits.text),
});
/** The report's own id, which its mails name. */
const output = z.object({ id: z.string() });

export const createUgcReport = route({
  operation: 'createUgcReport',
  method: 'POST',
  path: '/api/ugc/reports',
  auth: 'ugc:write',
  summary: 'Signaler à Réclame un créateur, un brief ou un message',
  body,
  output,
  status: 201,
  errors: ['not_found', 'rate_limited'],
  idempotent: true,
});

export const createSpaceReport = route({
  operation: 'createSpaceReport',
  method: 'POST',
  path: '/api/ugc/space/reports',
  auth: 'creator',
  summary: 'Signaler à Réclame un brief ou un message, depuis son espace de créateur',
  body,
  output,
  status: 201,
  errors: ['not_found', 'rate_limited'],
  idempotent: true,
});
