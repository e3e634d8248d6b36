import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { routes } from '../kernel/route.ts';
import { lineText, requiredText } from '../kernel/text.ts';
import { collaborationLimits as limits } from './collaboration.rules.ts';
import { UgcPayment } from './collaboration.ts';
import { code, sha256 } from './collaboration-acts.ts';
import { SpaceRight } from './space-right.ts';

const route = routes('ugc/right');
const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);

export const getSpaceAnnex = route({
  operation: 'getSpaceAnnex',
  method: 'GET',
  path: '/api/ugc/space/rights/{id}/annex',
  auth: 'creator',
  summary: 'Lire l’avenant d’une prolongation de droits qu’on vous propose',
  params,
  /** `sha256` is of the UTF-8 bytes of `html`. */
  output: z.object({ html: z.string(), sha256: z.string(), notice: z.string() }),
  errors: ['not_found', 'illegal_transition', 'identity_incomplete', 'right_over'],
});

export const actOnSpaceRight = route({
  operation: 'actOnSpaceRight',
  method: 'POST',
  path: '/api/ugc/space/rights/{id}/act',
  auth: 'creator',
  summary: 'Accepter, avec un code reçu par e-mail, une prolongation de droits, ou la décliner',
  params,
  body: z.discriminatedUnion('action', [
    /** `documentSha256` is what was read: who says it is not bound by anything else. */
    z.strictObject({ action: z.literal('accept_extension'), code, documentSha256: sha256.optional(), version }),
    z.strictObject({ action: z.literal('decline_extension'), version }),
  ]),
  output: z.object({ right: SpaceRight }),
  errors: [
    ...(['not_found', 'conflict', 'illegal_transition', 'right_over', 'dispute_open', 'identity_incomplete'] as const),
    ...(['document_changed', 'code_invalid', 'contract_required'] as const),
  ],
});

export const actOnSpacePayment = route({
  operation: 'actOnSpacePayment',
  method: 'POST',
  path: '/api/ugc/space/payments/{id}/act',
  auth: 'creator',
  summary: 'Confirmer ou contester le paiement d’une prolongation de droits, ou en envoyer sa facture',
  params,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('confirm_payment'), version }),
    z.strictObject({ action: z.literal('contest_payment'), text: requiredText(limits.reason), version }),
    z.strictObject({
      action: z.literal('send_invoice'),
      ...{ uploadId: z.string().min(1).max(60), number: lineText(limits.reference), issuedOn: Day, version },
    }),
  ]),
  output: z.object({ payment: UgcPayment }),
  errors: ['not_found', 'conflict', 'illegal_transition', 'dispute_open'],
});
