import { setTimeout } from 'node:timers/promises';
import { dayMs, daySeconds, hourOf } from '../../../shared/kernel/day.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { addDeliveries } from '../../platform/outbox/delivery-hour.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { AttemptOutcome } from '../delivery/send-attempt.ts';
import { hasOtherAttempts, serverOf } from '../delivery/sending-slots.ts';
import { disableWebhook } from './disable-webhook.ts';
import type { WebhookItem } from './webhook.entity.ts';
import { WebhookHealth, type WebhookHealthItem } from './webhook-health.entity.ts';
import { WebhookHour } from './webhook-hour.entity.ts';

const hoursKeptSeconds = 3 * daySeconds;
/** A webhook is switched off when nothing succeeded for so long, and so many deliveries were given up. */
const patienceMs = 5 * dayMs;
const givenUp = 2;
/** Failed attempts of one delivery after which its people are told. */
const warningTries = 4;

type Told = {
  /** As it was read before the attempt; null when nothing had failed. */
  health: WebhookHealthItem | null;
  tries: number;
  exhausted: boolean;
  /** A test says that a server answers again, or wants no more; that it fails counts for nothing. */
  test: boolean;
};

/** What an attempt says of the health of its webhook: figures, a warning, or the end. */
export async function noteOutcome(webhook: WebhookItem, outcome: AttemptOutcome, told: Told): Promise<void> {
  await countHour(webhook, outcome, told.test);
  if (!outcome.problem) {
    if (told.health) await WebhookHealth.delete(keyOf(webhook)).go();
    return;
  }
  if (told.test && !outcome.gone) return;
  const health = await addFailure(webhook, outcome, told);
  if (outcome.gone) return giveUp(webhook, 'gone');
  const failingFor = Date.parse(outcome.at) - Date.parse(health.failingSince ?? outcome.at);
  if (failingFor >= patienceMs && health.exhausted >= givenUp) return giveUp(webhook, 'failing');
  if (told.tries >= warningTries && !health.warned) await tell(webhook, 'warned', 'webhook.failing');
  if (health.exhausted > 0 && !health.toldGivenUp) await tell(webhook, 'toldGivenUp', 'webhook.given_up');
}

const keyOf = ({ workspaceId, webhookId }: WebhookItem) => ({ workspaceId, webhookId });

type HourCount = { succeeded: number; failed: number; lastAt: string };

/** What is counted together, by webhook and hour: many deliveries at once are few writes. */
const counting = new Map<string, { count: HourCount; writing: Promise<void> }>();
const togetherMs = 250;

async function countHour(webhook: WebhookItem, { at, problem }: AttemptOutcome, test: boolean): Promise<void> {
  const hourAt = hourOf(at);
  const name = `${webhook.webhookId} ${hourAt}`;
  const own = { succeeded: test || problem ? 0 : 1, failed: test || !problem ? 0 : 1 };
  const under = counting.get(name);
  if (under) {
    under.count.succeeded += own.succeeded;
    under.count.failed += own.failed;
    under.count.lastAt = at;
    return under.writing;
  }
  const count = { ...own, lastAt: at };
  const writing = setTimeout(hasOtherAttempts(serverOf(webhook)) ? togetherMs : 0).then(() => {
    counting.delete(name);
    return addHour(webhook, hourAt, count);
  });
  counting.set(name, { count, writing });
  return writing;
}

const addHour = async (
  webhook: WebhookItem,
  hourAt: string,
  { succeeded, failed, lastAt }: HourCount,
): Promise<void> => {
  await Promise.all([
    succeeded + failed > 0 && addDeliveries(webhook.webhookId, hourAt, { succeeded, failed }),
    WebhookHour.update({ ...keyOf(webhook), hourAt })
      .add({ succeeded, failed })
      .set({ lastAt, ttl: Math.floor(Date.parse(hourAt) / 1000) + hoursKeptSeconds })
      .go(),
  ]);
};

async function addFailure(
  webhook: WebhookItem,
  { at }: AttemptOutcome,
  { exhausted }: Told,
): Promise<WebhookHealthItem> {
  const { data } = await WebhookHealth.update(keyOf(webhook))
    .add({ failures: 1, exhausted: exhausted ? 1 : 0 })
    .data((attr, { ifNotExists }) => ifNotExists(attr.failingSince, at))
    .go({ response: 'all_new' });
  return data as WebhookHealthItem;
}

/** Stops sending to a server, and says so once. */
const giveUp = (webhook: WebhookItem, code: 'gone' | 'failing'): Promise<void> =>
  disableWebhook(
    webhook,
    code,
    // Once its address was changed, another server is meant than the one that failed.
    (attr, { eq }) => eq(attr.url, webhook.url),
    (now) => [
      event(
        webhook,
        {
          type: 'webhook.disabled',
          entityId: webhook.webhookId,
          data: { webhook: { name: webhook.name }, disabledCode: code },
        },
        now,
      ),
    ],
  );

/** Tells people once since the last success, and again after the next one. */
async function tell(
  webhook: WebhookItem,
  flag: 'warned' | 'toldGivenUp',
  type: 'webhook.failing' | 'webhook.given_up',
): Promise<void> {
  const { webhookId, name } = webhook;
  const told = WebhookHealth.patch(keyOf(webhook))
    .set({ [flag]: true })
    .where((attr, { notExists }) => notExists(attr[flag]));
  await writeIf(update(told), [event(webhook, { type, entityId: webhookId, data: { webhook: { name } } })]);
}
