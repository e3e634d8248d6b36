import * as webhooks from '../../../../shared/contract/webhooks.ts';
import * as deliveries from '../../../../shared/contract/webhooks-deliveries.ts';
import * as pixels from '../../../../shared/contract/webhooks-meta-pixel.ts';
import { eventExamples } from '../../../webhooks/event-examples.ts';
import { newWebhook, tell } from '../../../webhooks/testing/webhooks.ts';
import { call } from '../call.ts';
import { signedInUser } from '../factories.ts';
import type { Recipes } from './recipe.ts';

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

const newPixel = { pixelId: '123456789012345', name: 'Boutique', accessToken: 'EAABtoken0123456789' };

async function personWithPixel() {
  const { token, workspaceId } = await person();
  const { data } = await call(pixels.createMetaPixel, { token, body: newPixel });
  return { token, workspaceId, params: { id: data.pixel.id } };
}

export const webhookRecipes: Recipes<'webhooks'> = {
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
        return { status, told: [{ type: 'ping', data: eventExamples.ping }] };
      },
    };
  },
  redeliverWebhookDelivery: async () => {
    const { token, workspaceId, params } = await personWithWebhook();
    const deliveryId = await tell(workspaceId);
    return {
      workspaceId,
      act: () => call(deliveries.redeliverWebhookDelivery, { token, params: { ...params, deliveryId } }),
    };
  },
  createMetaPixel: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(pixels.createMetaPixel, { token, body: newPixel }) };
  },
  updateMetaPixel: async () => {
    const { token, workspaceId, params } = await personWithPixel();
    return {
      workspaceId,
      act: () => call(pixels.updateMetaPixel, { token, params, body: { name: 'Vitrine', version: 1 } }),
    };
  },
  deleteMetaPixel: async () => {
    const { token, workspaceId, params } = await personWithPixel();
    return { workspaceId, act: () => call(pixels.deleteMetaPixel, { token, params }) };
  },
  trackMetaEvent: async () => {
    const { token, workspaceId } = await personWithPixel();
    const body = {
      consent: true,
      eventName: 'Lead',
      actionSource: 'email' as const,
      userData: { email: 'client@exemple.example' },
    };
    return { workspaceId, act: () => call(pixels.trackMetaEvent, { token, body }) };
  },
};
