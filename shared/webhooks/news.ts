import { quoted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import { disabledReasons } from './delivery-messages.ts';
import type { webhooks } from './word.ts';

export const kinds: KindsOf<typeof webhooks> = {
  'webhook.failing': { label: 'Webhook qui ne répond plus', email: 'now' },
  'webhook.given_up': { label: 'Envoi d’un webhook abandonné' },
  'webhook.disabled': { label: 'Webhook désactivé', email: 'now' },
};

export const news: NewsOf<typeof webhooks, { webhook?: { name: string }; disabledCode?: 'gone' | 'failing' }> = {
  'webhook.failing': ({ webhook }, webhookId) => ({
    title: `Le webhook${quoted(webhook)} ne répond plus`,
    body: 'Plusieurs envois ont échoué. Nous continuons d’essayer, et le journal des envois dit pourquoi.',
    path: paths.webhook(webhookId),
  }),
  'webhook.given_up': ({ webhook }, webhookId) => ({
    title: `Un envoi du webhook${quoted(webhook)} a été abandonné`,
    body: 'Toutes les tentatives ont échoué. Une fois votre serveur rétabli, choisissez «\u00a0Renvoyer les échecs\u00a0» dans le webhook.',
    path: paths.webhook(webhookId),
  }),
  'webhook.disabled': ({ webhook, disabledCode }, webhookId) => ({
    title: `Le webhook${quoted(webhook)} a été désactivé`,
    body: disabledCode ? disabledReasons[disabledCode] : null,
    path: paths.webhook(webhookId),
  }),
};
