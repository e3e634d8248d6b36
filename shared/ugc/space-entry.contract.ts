import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { email, optionalLine } from '../kernel/text.ts';
import { creatorLimits } from './creator.rules.ts';
import { codePurposes } from './space.rules.ts';
import { SpaceCreator, SpaceFocus } from './space-creator.ts';

const route = routes('ugc/space');

/** Of a link or of a call: whatever is none of ours opens nothing. */
const token = z.string().min(1).max(200);

export const askSpaceLink = route({
  operation: 'askSpaceLink',
  method: 'POST',
  path: '/api/ugc/space/links',
  auth: 'public',
  summary: 'Demander par e-mail un lien vers son espace de créateur',
  body: z.strictObject({
    email,
    displayName: optionalLine(creatorLimits.name),
    /** The public call that they answer. */
    call: token.optional(),
    /** Of who is not known yet, and wants to be. */
    join: z.boolean().optional(),
  }),
  output: z.object({ message: z.string() }),
});

export const openSpace = route({
  operation: 'openSpace',
  method: 'POST',
  path: '/api/ugc/space/sessions',
  auth: 'public',
  summary: 'Entrer dans son espace par un lien reçu par e-mail',
  body: z.strictObject({ token }),
  output: z.object({ token: z.string(), expiresAt: z.string(), creator: SpaceCreator, focus: SpaceFocus.nullable() }),
  status: 201,
  errors: ['link_invalid'],
});

export const deleteSpaceSessions = route({
  operation: 'deleteSpaceSessions',
  method: 'DELETE',
  path: '/api/ugc/space/sessions',
  auth: 'creator',
  summary: 'Fermer toutes ses sessions de créateur et éteindre tous ses liens',
  output: z.object({}),
});

export const sendSpaceCode = route({
  operation: 'sendSpaceCode',
  method: 'POST',
  path: '/api/ugc/space/codes',
  auth: 'creator',
  summary: 'Recevoir par e-mail un code qui confirme un acte',
  body: z.strictObject({ purpose: z.enum(codePurposes) }),
  output: z.object({ sentTo: z.string(), expiresAt: z.string() }),
  status: 202,
  errors: ['rate_limited'],
});
