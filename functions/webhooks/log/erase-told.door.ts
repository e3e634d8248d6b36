import { readTogether } from '../../platform/db/read-together.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import { eraseEvents, forEachEvent, type Thing } from '../../platform/outbox/thing-events.ts';
import { Delivery, type DeliveryItem, deliveryIdOf, withoutAnswers } from '../delivery/delivery.entity.ts';
import { webhooksOf } from '../webhook/read-webhook.ts';

/** Erases for good what servers were told of a thing, and what they answered: they may have repeated it. */
export async function eraseTold(thing: Thing): Promise<void> {
  await eraseEvents(thing);
  let all: Promise<string[]> | undefined;
  await forEachEvent(thing, async (event) => {
    all ??= webhookIdsOf(thing.workspaceId);
    await forgetAnswers(event, event.sentTo ?? (await all));
  });
}

const webhookIdsOf = async (workspaceId: string) => (await webhooksOf(workspaceId)).map(({ webhookId }) => webhookId);

/** Attempts may end meanwhile: what they add is found by another round, or refused because the answers were forgotten. */
const rounds = 5;

async function forgetAnswers({ workspaceId, eventId }: EventItem, webhookIds: string[]): Promise<void> {
  let ids = webhookIds;
  for (let round = 0; ids.length > 0; round++) {
    if (round === rounds) throw new Error('Attempts ended faster than their answers were forgotten');
    const items = await readTogether(
      ids.map((webhookId) => Delivery.get({ workspaceId, webhookId, deliveryId: deliveryIdOf(eventId) })),
    );
    const found = items.flatMap((Item) => Delivery.parse({ Item }).data ?? []).filter(({ erased }) => !erased);
    const forgotten = await Promise.all(found.map(forget));
    ids = found.filter((_, at) => !forgotten[at]).map(({ webhookId }) => webhookId);
  }
}

/** False when it was attempted since it was read. */
function forget(delivery: DeliveryItem): Promise<boolean> {
  const { workspaceId, webhookId, deliveryId, attemptCount } = delivery;
  const { attempts, erased } = withoutAnswers(delivery);
  return unlessRefused(
    Delivery.patch({ workspaceId, webhookId, deliveryId })
      .set({ attempts, erased })
      .where((attr, { eq }) => eq(attr.attemptCount, attemptCount))
      .go(),
  );
}
