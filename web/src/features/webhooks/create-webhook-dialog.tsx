import { useState } from 'react';
import type { Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { type CreatedWebhook, NewWebhookDialog } from './form/new-webhook-dialog.tsx';
import { LostSecretDialog } from './secret/lost-secret-dialog.tsx';
import { NewSecretDialog } from './secret/new-secret-dialog.tsx';

type Props = { onClose: () => void; onCreated: (webhook: Webhook) => void };

/** A webhook is described, then its secret is shown, this once. */
export function CreateWebhookDialog({ onClose, onCreated }: Props) {
  const [created, setCreated] = useState<CreatedWebhook | null>(null);
  if (!created) return <NewWebhookDialog onClose={onClose} onCreated={setCreated} />;
  const { webhook, secret } = created;
  const open = () => onCreated(webhook);
  if (secret === null) return <LostSecretDialog name={webhook.name} onClose={open} />;
  return <NewSecretDialog title={`«\u00a0${webhook.name}\u00a0» est créé`} secret={secret} onClose={open} />;
}
