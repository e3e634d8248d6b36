import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { bic, iban, siret, vatNumber } from '../kernel/legal-numbers.ts';
import { isCountry } from '../kernel/named-codes.ts';
import { routes } from '../kernel/route.ts';
import { clearable, lineText } from '../kernel/text.ts';
import { collaborationLimits } from './collaboration.rules.ts';
import { Collaboration, UgcPayment } from './collaboration.ts';
import { PostalAddress, postalAddress } from './postal-address.ts';
import { legalStatuses, spaceLimits } from './space.rules.ts';
import { SpaceCall } from './space-call.contract.ts';
import { editedProfileFields, SpaceCreator } from './space-creator.ts';
import { SpaceRight } from './space-right.ts';

const route = routes('ugc/space');

const CreatorAnswer = z.object({ creator: SpaceCreator });

export const vatNumberNeeded = 'Indiquez votre numéro de TVA, ou dites que vous n’y êtes pas assujetti';

/** Six digits, however a person spaces them. */
const code = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s\u00a0\u202f-]/g, ''));

export const getSpace = route({
  operation: 'getSpace',
  method: 'GET',
  path: '/api/ugc/space',
  auth: 'creator',
  summary: 'Lire son espace de créateur',
  output: z.object({
    creator: SpaceCreator,
    collaborations: z.array(Collaboration).max(collaborationLimits.ofCreator),
    /** Of the marketplace, those that they may answer and that ask for someone like them, the newest first. */
    calls: z.array(SpaceCall).max(spaceLimits.calls),
    /** Of collaborations, then of extensions of their rights. */
    payments: z.array(UgcPayment).max(2 * collaborationLimits.ofCreator),
    rights: z.array(SpaceRight).max(collaborationLimits.ofCreator),
  }),
});

export const updateSpaceProfile = route({
  operation: 'updateSpaceProfile',
  method: 'PUT',
  path: '/api/ugc/space/profile',
  auth: 'creator',
  summary: 'Modifier son profil de créateur',
  body: z.strictObject({ ...z.object(editedProfileFields).partial().shape, version: z.int().min(1) }),
  output: CreatorAnswer,
  errors: ['conflict', 'not_found'],
});

export const updateSpaceIdentity = route({
  operation: 'updateSpaceIdentity',
  method: 'PUT',
  path: '/api/ugc/space/identity',
  auth: 'creator',
  summary: 'Dire, avec un code reçu par e-mail, qui signe les contrats et reçoit les paiements',
  body: z.strictObject({
    code,
    legalName: lineText(spaceLimits.legalName),
    birthDate: Day,
    address: postalAddress,
    taxCountry: z.string().max(2).refine(isCountry, 'Choisissez un pays'),
    legalStatus: z.enum(keysOf(legalStatuses)),
    siret: clearable(siret),
    vatLiable: z.boolean(),
    vatNumber: clearable(vatNumber),
    iban: clearable(iban),
    bic: clearable(bic),
    /** Invoices are made in their name (CGI, article 289 I-2). */
    invoicingMandate: z.boolean(),
  }),
  output: CreatorAnswer,
  errors: ['code_invalid', 'under_age', 'conflict'],
});

export const getSpacePersonalData = route({
  operation: 'getSpacePersonalData',
  method: 'GET',
  path: '/api/ugc/space/personal-data',
  auth: 'creator',
  summary: 'Emporter tout ce que Réclame garde de soi comme créateur',
  output: z.object({
    creator: SpaceCreator,
    /** Whole: it is for its owner. */
    identity: z
      .object({
        legalName: z.string(),
        birthDate: Day,
        address: PostalAddress,
        taxCountry: z.string(),
        legalStatus: z.enum(keysOf(legalStatuses)),
        siret: z.string().nullable(),
        vatLiable: z.boolean(),
        vatNumber: z.string().nullable(),
        iban: z.string().nullable(),
        bic: z.string().nullable(),
        invoicingMandate: z.boolean(),
        updatedAt: z.string(),
      })
      .nullable(),
    collaborations: z.array(Collaboration).max(collaborationLimits.ofCreator),
    exportedAt: z.string(),
  }),
});

export const deleteSpace = route({
  operation: 'deleteSpace',
  method: 'DELETE',
  path: '/api/ugc/space',
  auth: 'creator',
  summary: 'Quitter Réclame comme créateur, aussitôt',
  output: z.object({ id: z.string() }),
  errors: ['creator_engaged'],
});
