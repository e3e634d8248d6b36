import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { User } from './auth.contract.ts';

const route = routes('auth/returned-mail');

export const resumeMails = route({
  operation: 'resumeMails',
  method: 'POST',
  path: '/api/auth/resume-mails',
  auth: 'user',
  summary: 'Recevoir à nouveau les e-mails, arrêtés parce que l’adresse les rendait ou les signalait',
  output: z.object({ user: User }),
  errors: ['conflict', 'rate_limited'],
});
