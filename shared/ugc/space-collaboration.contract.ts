import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { optionalText } from '../kernel/text.ts';
import { UgcCampaign } from './campaign.ts';
import { collaborationLimits as limits } from './collaboration.rules.ts';
import { Collaboration, InvoiceFile } from './collaboration.ts';
import { CreatorAct, money } from './collaboration-acts.ts';

const route = routes('ugc/collaboration');
const params = z.object({ id: z.string().max(60) });
const CollaborationAnswer = z.object({ collaboration: Collaboration });

/** A campaign as creators read it: neither its budget, nor who else is in it. */
const SpaceCampaign = UgcCampaign.omit({
  ...{ budget: true, counts: true, money: true, personaId: true, publicUrl: true, visibility: true },
  ...{ creatorsWanted: true, contractPolicy: true, frozen: true, version: true },
});

export const getSpaceCampaign = route({
  operation: 'getSpaceCampaign',
  method: 'GET',
  path: '/api/ugc/space/campaigns/{id}',
  auth: 'creator',
  summary: 'Lire le brief d’une campagne où l’on est invité, ou que l’on peut rejoindre',
  params,
  output: z.object({ campaign: SpaceCampaign, collaboration: Collaboration.nullable(), open: z.boolean() }),
  errors: ['not_found'],
});

export const applyToCampaign = route({
  operation: 'applyToCampaign',
  method: 'POST',
  path: '/api/ugc/space/campaigns/{id}/apply',
  auth: 'creator',
  summary: 'Postuler à une campagne',
  params,
  body: z.strictObject({
    quote: z.strictObject({ fee: money }).optional(),
    message: optionalText(limits.message),
  }),
  output: CollaborationAnswer,
  errors: ['not_found', 'illegal_transition', 'conflict'],
});

export const getSpaceCollaboration = route({
  operation: 'getSpaceCollaboration',
  method: 'GET',
  path: '/api/ugc/space/collaborations/{id}',
  auth: 'creator',
  summary: 'Lire une de ses collaborations',
  params,
  output: CollaborationAnswer,
  errors: ['not_found'],
});

export const getSpaceInvoice = route({
  operation: 'getSpaceInvoice',
  method: 'GET',
  path: '/api/ugc/space/collaborations/{id}/invoice',
  auth: 'creator',
  summary: 'La facture que la marque a établie en son nom, en PDF avec ses données (Factur-X)',
  params,
  /** Of an extension of its rights: its payment. */
  query: z.object({ paymentId: z.string().max(60).optional() }),
  output: InvoiceFile,
  errors: ['not_found'],
});

export const listSpaceCollaborations = route({
  operation: 'listSpaceCollaborations',
  method: 'GET',
  path: '/api/ugc/space/collaborations',
  auth: 'creator',
  summary: 'Toutes ses collaborations',
  output: z.object({ items: z.array(Collaboration).max(limits.ofCreator) }),
});

export const actInSpace = route({
  operation: 'actInSpace',
  method: 'POST',
  path: '/api/ugc/space/collaborations/{id}/act',
  auth: 'creator',
  summary: 'Répondre à une invitation ou à une offre, remettre ses livrables, confirmer un paiement',
  params,
  body: CreatorAct,
  output: CollaborationAnswer,
  errors: [
    ...(['not_found', 'conflict', 'illegal_transition', 'dispute_open', 'contract_required'] as const),
    ...(['identity_incomplete', 'document_changed', 'code_invalid', 'deliverables_missing'] as const),
  ],
});
