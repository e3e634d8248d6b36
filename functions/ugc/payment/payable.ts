import { chunks } from '../../../shared/kernel/chunks.ts';
import type { Reason } from '../../../shared/kernel/error-messages.ts';
import { isBillable } from '../../../shared/ugc/space.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { UgcCampaign } from '../core/campaign.entity.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { type LegalIdentity, legalIdentityOf } from '../core/creator-legal.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';

/** A payment that a file of transfers may order, or hold again where a file was lost, and to which account. */
export type Payable = {
  payment: UgcPaymentItem;
  collaboration: UgcCollaborationItem;
  campaignName: string;
  legalName: string;
  iban: string;
  bic: string | null;
};

const identitiesAtOnce = 20;

/** All of them or, when one cannot be ordered, the reason why, with each that it holds for. */
export async function payableOf(workspaceId: string, ids: string[]): Promise<Payable[]> {
  const payments = await readAll(
    ids.map((paymentId) => UgcPayment.get({ workspaceId, paymentId })),
    (Item) => UgcPayment.parse({ Item }).data,
  );
  const [collaborations, campaigns, identities] = await Promise.all([
    readAll(
      payments.map(({ collaborationId }) => UgcCollaboration.get({ workspaceId, collaborationId })),
      (Item) => UgcCollaboration.parse({ Item }).data,
    ),
    readAll(
      payments.map(({ campaignId }) => UgcCampaign.get({ workspaceId, campaignId })),
      (Item) => UgcCampaign.parse({ Item }).data,
    ),
    identitiesOf(payments),
  ]);
  const all = payments.map((payment, at) => ({
    payment,
    collaboration: collaborations[at] as UgcCollaborationItem,
    campaignName: campaigns[at]?.name ?? '',
    identity: identities.get(payment.creatorId) ?? null,
  }));
  refuse(all);
  return all.map(({ identity, ...one }) => {
    const { legalName, iban, bic } = identity as LegalIdentity & { iban: string };
    return { ...one, legalName, iban, bic };
  });
}

type Found = Omit<Payable, 'legalName' | 'iban' | 'bic'> & { identity: LegalIdentity | null };

/** What keeps one from being ordered, the first reason first. */
const hindrances: readonly [Reason, (one: Found) => boolean][] = [
  ['payment_settled', ({ payment: { status } }) => status !== 'due' && status !== 'ordered'],
  ['dispute_open', ({ collaboration }) => collaboration.content.dispute !== undefined],
  ['contract_required', ({ collaboration: { content } }) => lacksContract(content.agreement)],
  ['not_billable', ({ identity }) => identity !== null && !isBillable(identity)],
  ['iban_missing', ({ identity }) => !identity?.iban],
];

const lacksContract = (agreement: UgcCollaborationItem['content']['agreement']): boolean =>
  agreement?.level === 'contract' && agreement.status !== 'signed';

function refuse(all: Found[]): void {
  for (const [reason, holds] of hindrances) {
    const details = all.flatMap((one, at) =>
      holds(one) ? [{ path: `ids.${at}`, message: one.payment.creatorName }] : [],
    );
    if (details.length > 0) throw new AppError(reason, { details });
  }
}

type Reads = Parameters<typeof readTogether>[0];

/** In the order asked; a 404 when one is not there. */
async function readAll<T>(reads: Reads, parse: (item: Record<string, unknown>) => T | null): Promise<T[]> {
  const items = [];
  for (const some of chunks(reads, mostTogether)) items.push(...(await readTogether(some)));
  return items.map((item) => {
    const parsed = item && parse(item);
    if (!parsed) throw new AppError('not_found');
    return parsed;
  });
}

async function identitiesOf(payments: UgcPaymentItem[]): Promise<Map<string, LegalIdentity | null>> {
  const found = new Map<string, LegalIdentity | null>();
  const creators = [...new Set(payments.map(({ creatorId }) => creatorId))];
  for (const some of chunks(creators, identitiesAtOnce))
    await Promise.all(some.map(async (creatorId) => void found.set(creatorId, await legalIdentityOf(creatorId))));
  return found;
}
