import { useState } from 'react';
import type { Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { type CreatedWebhook, NewWebhookDialog } from './form/new-webhook-dialog.tsx';
import { NewSecretDialog } from './secret/new-secret-dialog.tsx';

type Props = { onClose: () => void; onCreated: (webhook: Webhook) => void };

/** A webhook is described, then its secret is shown, this once. */
export function CreateWebhookDialog({ onClose, onCreated }: Props) {
  const [created, setCreated] = useState<CreatedWebhook | null>(null);
  if (!created) return <NewWebhookDialog onClose={onClose} onCreated={setCreated} />;
  return (
    <NewSecretDialog
      title={`«\u00a0${created.webhook.name}\u00a0» est créé`}
      secret={created.secret}
      onClose={() => onCreated(created.webhook)}
    />
  );
}
