import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { TokenPair, User } from './auth.contract.ts';
import { longestCode } from './second-factor.rules.ts';

const route = routes('auth/second-factor');
const path = '/api/settings/second-factor';

/** Of an authenticator, six digits; or a recovery code. */
const code = z.string().min(1).max(longestCode);

export const SecondFactor = z.object({
  /** Null while it is off. */
  enabledAt: z.string().nullable(),
  recoveryCodesLeft: z.int().nullable(),
  /** Without it, this person does not administer the platform. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const answer = z.object({ secondFactor: SecondFactor });
/** Shown this once: only their hashes are kept. */
const answerWithCodes = answer.extend({ recoveryCodes: z.array(z.string()) });

export const passSecondFactor = route({
  operation: 'passSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor',
  auth: 'public',
  summary: 'Finir de se connecter, avec un code de l’application d’authentification ou un code de récupération',
  body: z.strictObject({ challenge: z.string().max(500), code }),
  /** `recoveryCodesLeft`: when one of them has served. */
  output: TokenPair.extend({ user: User, device: z.string(), recoveryCodesLeft: z.int().nullable() }),
  errors: [
    'challenge_invalid',
    'wrong_code',
    'code_used',
    'recovery_code_invalid',
    'account_suspended',
    'rate_limited',
    'conflict',
  ],
});

export const getSecondFactor = route({
  operation: 'getSecondFactor',
  method: 'GET',
  path,
  auth: 'user',
  summary: 'Savoir si sa double authentification est activée',
  output: answer,
});

export const beginSecondFactor = route({
  operation: 'beginSecondFactor',
  method: 'POST',
  path: `${path}/secret`,
  auth: 'user',
  summary: 'Préparer sa double authentification : le secret à donner à l’application, pendant 30 minutes',
  output: z.object({ secret: z.string(), uri: z.string() }),
  confirmed: true,
  errors: ['second_factor_on'],
});

export const enableSecondFactor = route({
  operation: 'enableSecondFactor',
  method: 'POST',
  path,
  auth: 'user',
  summary: 'Activer sa double authentification, par un premier code : ses autres sessions prennent fin',
  body: z.strictObject({ code }),
  output: answerWithCodes,
  confirmed: true,
  errors: ['second_factor_on', 'second_factor_unprepared', 'wrong_code', 'conflict'],
});

export const renewRecoveryCodes = route({
  operation: 'renewRecoveryCodes',
  method: 'POST',
  path: `${path}/recovery-codes`,
  auth: 'user',
  summary: 'Remplacer ses codes de récupération',
  output: answerWithCodes,
  confirmed: true,
  errors: ['second_factor_off'],
});

export const deleteSecondFactor = route({
  operation: 'deleteSecondFactor',
  method: 'DELETE',
  path,
  auth: 'user',
  summary: 'Désactiver sa double authentification',
  output: answer,
  confirmed: true,
  errors: ['second_factor_off'],
});
