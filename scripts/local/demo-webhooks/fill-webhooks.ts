import { Demo } from '../../../functions/health/demo.entity.ts';
import { write } from '../../../functions/platform/db/write.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { event } from '../../../functions/platform/outbox/event.entity.ts';
import { readAll } from '../../../functions/prospects/core/read-all.ts';
import { readProspect } from '../../../functions/prospects/core/read-prospect.ts';
import { shownProspect } from '../../../functions/prospects/core/shown-prospect.ts';
import { makeWebhook } from '../../../functions/webhooks/webhook/make-webhook.ts';
import { webhooksOf } from '../../../functions/webhooks/webhook/read-webhook.ts';
import { Webhook } from '../../../functions/webhooks/webhook/webhook.entity.ts';
import { createWebhook } from '../../../shared/webhooks/webhook.contract.ts';

const name = 'webhooks';
const toldProspects = 9;

const demoWebhook = {
  name: 'CRM de l’agence',
  events: ['board.created', 'ad.saved', 'prospect.created', 'prospect.status_changed'],
};

/**
 * Gives the demo agency a webhook to a server of this machine, once; where it stands already, it follows the server, whose
 * port is another at each start. True when it was just made.
 */
export async function fillWebhooks(agency: Actor, url: string): Promise<boolean> {
  const { workspaceId } = agency;
  const known = (await webhooksOf(workspaceId)).find((webhook) => webhook.name === demoWebhook.name);
  if (known) {
    const { webhookId } = known;
    if (isOfThisMachine(known.url) && known.url !== url)
      await Webhook.patch({ workspaceId, webhookId }).set({ url }).go();
    return false;
  }
  const { data: demo } = await Demo.get({ name }).go({ consistent: true });
  if (demo) return false;
  await makeWebhook(agency, createWebhook.body.parse({ ...demoWebhook, url }));
  await Demo.put({ name, state: 'ready' }).go();
  return true;
}

const isOfThisMachine = (url: string) => /^http:\/\/127\.0\.0\.1:\d+\/crm$/.test(url);

/** Tells the webhook of the newest prospects, which came without any event; people are told nothing. */
export async function tellProspects({ workspaceId }: Actor): Promise<void> {
  const all: { prospectId: string; createdAt: string }[] = [];
  await readAll(workspaceId, ['prospectId', 'createdAt'], (one) => all.push(one));
  const newest = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, toldProspects);
  for (const { prospectId } of newest) {
    const prospect = shownProspect(await readProspect(workspaceId, prospectId));
    const told = { type: 'prospect.created', entityId: prospectId, data: { prospect }, quiet: true } as const;
    await write([event({ workspaceId }, told)]);
  }
}
