import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { recipientActions, recipientStates } from './recipients.rules.ts';

const route = routes('analytics/recipients');

const params = z.object({ token: z.string().max(200) });

/** What whoever has the link of a mail is told of themselves. */
const Recipient = z.object({
  email: z.string(),
  /** Whose reports they get. */
  workspace: z.string(),
  state: z.enum(recipientStates),
});
export type Recipient = z.infer<typeof Recipient>;

export const getReportRecipient = route({
  operation: 'getReportRecipient',
  method: 'GET',
  path: '/api/analytics/recipients/{token}',
  auth: 'public',
  summary: 'À quels rapports mène le lien d’un e-mail, sans compte',
  params,
  output: z.object({ recipient: Recipient }),
  errors: ['rate_limited'],
});

export const answerReportRecipient = route({
  operation: 'answerReportRecipient',
  method: 'POST',
  path: '/api/analytics/recipients/{token}',
  auth: 'public',
  summary: 'Accepter les rapports d’un espace, ou ne plus les recevoir ; le formulaire de la RFC 8058 désabonne',
  params,
  body: z.strictObject({ action: z.enum(recipientActions) }),
  formBody: { action: 'unsubscribe' },
  output: z.object({ recipient: Recipient }),
  errors: ['rate_limited'],
});
