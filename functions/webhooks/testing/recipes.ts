import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { Delivery } from '../delivery/delivery.entity.ts';
import { readEventExamples } from '../webhook/event-examples.ts';
import { newWebhook, tell } from './webhooks.ts';

const address = 'https://hooks.agence.example/reclame';

async function person() {
  const { token, user } = await signedInUser();
  return { token, workspaceId: user.workspaceId };
}

async function personWithWebhook() {
  const { token, workspaceId } = await person();
  const { webhook } = await newWebhook(token, address);
  return { token, workspaceId, params: { id: webhook.id } };
}

export const recipes: Recipes<typeof deliveries & typeof webhooks> = {
  createWebhook: async () => {
    const { token, workspaceId } = await person();
    const body = { name: 'CRM', url: address, events: ['board.created' as const] };
    return { workspaceId, act: () => call(webhooks.createWebhook, { token, body }) };
  },
  updateWebhook: async () => {
    const { token, workspaceId, params } = await personWithWebhook();
    return {
      workspaceId,
      act: () => call(webhooks.updateWebhook, { token, params, body: { name: 'ERP', version: 1 } }),
    };
  },
  deleteWebhook: async () => {
    const { token, workspaceId, params } = await personWithWebhook();
    return { workspaceId, act: () => call(webhooks.deleteWebhook, { token, params }) };
  },
  regenerateWebhookSecret: async () => {
    const { token, workspaceId, params } = await personWithWebhook();
    return { workspaceId, act: () => call(webhooks.regenerateWebhookSecret, { token, params, body: {} }) };
  },
  testWebhook: async () => {
    const { token, workspaceId, params } = await personWithWebhook();
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(webhooks.testWebhook, { token, params, body: {} });
        return { status, told: [{ type: 'ping', data: (await readEventExamples()).ping }] };
      },
    };
  },
  redeliverWebhookFailures: async () => {
    const { token, workspaceId, params } = await personWithWebhook();
    const place = { workspaceId, webhookId: params.id, deliveryId: await tell(workspaceId) };
    await Delivery.patch(place).set({ status: 'exhausted', attemptCount: 10 }).go();
    const body = { since: new Date(Date.now() - 60_000).toISOString() };
    return { workspaceId, act: () => call(deliveries.redeliverWebhookFailures, { token, params, body }) };
  },
  redeliverWebhookDelivery: async () => {
    const { token, workspaceId, params } = await personWithWebhook();
    const deliveryId = await tell(workspaceId);
    return {
      workspaceId,
      act: () => call(deliveries.redeliverWebhookDelivery, { token, params: { ...params, deliveryId } }),
    };
  },
};
