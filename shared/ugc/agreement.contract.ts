import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { agreementLevels } from '../rules/ugc/collaboration-states.ts';
import { parties } from './collaboration.ts';
import { rightLimits } from './right.rules.ts';

const route = routes('ugc/agreement');
const params = z.object({ id: z.string().max(60) });

const output = z.object({
  /** Of its UTF-8 bytes, `sha256`. */
  html: z.string(),
  sha256: z.string(),
  level: z.enum(agreementLevels),
  /** Saves the document with its annexes and its proofs, during an hour; null as long as nobody has signed it. */
  pdfUrl: z.string().nullable(),
  /** By which its rights went on, in the order in which they were signed; their signatures are in the evidence. */
  annexes: z
    .array(z.object({ rightId: z.string(), html: z.string(), sha256: z.string(), signedAt: z.string() }))
    .max(rightLimits.extensions),
  /** A PDF that both have signed elsewhere, as the brand sent it; its address lasts an hour. */
  signedElsewhere: z.object({ fileName: z.string(), sha256: z.string(), url: z.string() }).nullable(),
  evidence: z.object({
    level: z.literal('simple'),
    notice: z.string(),
    events: z.array(
      z.object({
        at: z.string(),
        party: z.enum(parties),
        act: z.string(),
        name: z.string(),
        ip: z.string().nullable(),
        sentTo: z.string().nullable(),
        sha256: z.string().nullable(),
      }),
    ),
  }),
});
export type Agreement = z.infer<typeof output>;

export const getCollaborationContract = route({
  operation: 'getCollaborationContract',
  method: 'GET',
  path: '/api/ugc/collaborations/{id}/contract',
  auth: 'ugc:read',
  summary: 'Le document d’une offre ou d’un accord, et ses preuves',
  params,
  output,
  errors: ['not_found', 'identity_incomplete'],
});

export const getSpaceContract = route({
  operation: 'getSpaceContract',
  method: 'GET',
  path: '/api/ugc/space/collaborations/{id}/contract',
  auth: 'creator',
  summary: 'Le document d’une offre qu’on a reçue, et ses preuves',
  params,
  output,
  errors: ['not_found', 'identity_incomplete'],
});
