import { chunks } from '../../../shared/kernel/chunks.ts';
import { collaborationLimits } from '../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration, UgcPayment } from '../../../shared/ugc/collaboration.ts';
import type { SpaceRight } from '../../../shared/ugc/space-right.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { UgcPayment as UgcPaymentEntity } from '../core/payment.entity.ts';
import { UgcRight } from '../core/right.entity.ts';
import { shownPayment } from '../core/shown-payment.ts';
import { shownRight } from './shown-right.ts';

type Own = { rights: SpaceRight[]; payments: UgcPayment[] };

/** What a creator granted by their collaborations, in any workspace, what ends first before; and what is due for going on. */
export async function ownRights(own: readonly UgcCollaborationItem[], shown: readonly Collaboration[]): Promise<Own> {
  const brands = new Map(shown.map(({ id, brandName }) => [id, brandName]));
  const keys = own
    .flatMap(({ workspaceId, content: { rightId } }) => (rightId ? [{ workspaceId, rightId }] : []))
    .slice(0, collaborationLimits.ofCreator);
  const items = (await readAll(keys.map((key) => UgcRight.get(key)))).flatMap(
    (Item) => UgcRight.parse({ Item }).data ?? [],
  );
  const due = items.flatMap(({ workspaceId, paymentIds = [] }) =>
    paymentIds.map((paymentId) => ({ workspaceId, paymentId })),
  );
  const paid = await readAll(due.slice(-collaborationLimits.ofCreator).map((key) => UgcPaymentEntity.get(key)));
  return {
    rights: items
      .map((item) => ({ ...shownRight(item), brandName: brands.get(item.collaborationId ?? '') ?? '' }))
      .sort((a, b) => (a.endsOn < b.endsOn ? -1 : 1)),
    payments: paid.flatMap((Item) => UgcPaymentEntity.parse({ Item }).data ?? []).map(shownPayment),
  };
}

type Reads = Parameters<typeof readTogether>[0];

const readAll = async (reads: Reads) =>
  (await Promise.all(chunks(reads, mostTogether).map((some) => readTogether(some)))).flat();
