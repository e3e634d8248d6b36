import * as z from 'zod';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { PostalAddress } from '../../../shared/ugc/postal-address.ts';
import { legalStatuses } from '../../../shared/ugc/space.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { seal, unseal } from '../../platform/identity/seal.ts';
import { CreatorLegal, type CreatorLegalItem } from './creator-legal.entity.ts';

const legalIdentity = z.object({
  legalName: z.string(),
  birthDate: z.string(),
  address: PostalAddress,
  taxCountry: z.string(),
  legalStatus: z.enum(keysOf(legalStatuses)),
  siret: z.string().nullable(),
  vatLiable: z.boolean(),
  vatNumber: z.string().nullable(),
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  invoicingMandate: z.boolean(),
});

/** Who a creator is to contracts, invoices and transfers. */
export type LegalIdentity = z.infer<typeof legalIdentity>;

const scopeOf = (creatorId: string) => ({ purpose: 'creator-legal', userId: creatorId });

export async function readLegalIdentity(item: CreatorLegalItem): Promise<LegalIdentity> {
  const text = await unseal(scopeOf(item.creatorId), item.sealed);
  if (text === null) throw new AppError('internal_error');
  return legalIdentity.parse(JSON.parse(text));
}

/** The legal identity of a creator; null until they have said it. */
export async function legalIdentityOf(creatorId: string): Promise<LegalIdentity | null> {
  const { data } = await CreatorLegal.get({ creatorId }).go({ consistent: true });
  return data && readLegalIdentity(data);
}

export async function legalItem(creatorId: string, identity: LegalIdentity, now: Date): Promise<CreatorLegalItem> {
  const { legalStatus, siret, iban } = identity;
  return {
    creatorId,
    sealed: await seal(scopeOf(creatorId), JSON.stringify(identity)),
    legalStatus,
    ...(siret && { siretHint: siret.slice(-5) }),
    ...(iban && { ibanHint: iban.slice(-4) }),
    updatedAt: now.toISOString(),
  };
}
