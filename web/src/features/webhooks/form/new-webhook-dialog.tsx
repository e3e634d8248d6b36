import { Button } from '@mantine/core';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { createWebhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { request } from '../../../lib/request.ts';
import { useKeepWebhook } from '../use-webhooks.ts';
import { useWebhookForm } from './use-webhook-form.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { newBodyOf, newValues } from './webhook-values.ts';

export type CreatedWebhook = RouteOutput<typeof createWebhook>;

type Props = { onClose: () => void; onCreated: (created: CreatedWebhook) => void };

export function NewWebhookDialog({ onClose, onCreated }: Props) {
  const keep = useKeepWebhook();
  const form = useWebhookForm({
    start: newValues,
    otherwise: 'Le webhook n’a pas pu être créé',
    act: async (values) => {
      const created = await request(createWebhook, { body: newBodyOf(values) });
      keep(created.webhook);
      onCreated(created);
    },
  });
  const close = () => {
    // What is being made will show its secret once: it is waited for.
    if (!form.busy) onClose();
  };
  return (
    <Dialog title="Nouveau webhook" size={760} closeOnClickOutside={false} onClose={close}>
      <form {...form.form}>
        <WebhookFields form={form} />
        <DialogFoot>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? 'Création...' : 'Créer le webhook'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
