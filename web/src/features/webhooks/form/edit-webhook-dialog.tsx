import { Button } from '@mantine/core';
import { useState } from 'react';
import { updateWebhook, type Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { formatList } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { readWebhook, useKeepWebhook } from '../use-webhooks.ts';
import { eventLabel } from '../webhook-words.ts';
import { useWebhookForm } from './use-webhook-form.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { editBodyOf, isKept, valuesOf, type WebhookValues } from './webhook-values.ts';

type Props = { webhook: Webhook; onClose: () => void };

export function EditWebhookDialog({ webhook, onClose }: Props) {
  const keep = useKeepWebhook();
  const [base, setBase] = useState(webhook);
  const [theirs, setTheirs] = useState<Webhook | null>(null);
  const form = useWebhookForm({
    start: valuesOf(webhook),
    otherwise: 'Le webhook n’a pas pu être modifié',
    act: (values) => save(base, values),
  });

  async function save(over: Webhook, values: WebhookValues) {
    const { id } = over;
    const edit = editBodyOf(values);
    const outcome = await versionedWrite(over, edit, {
      put: async (version) => (await request(updateWebhook, { params: { id }, body: { ...edit, version } })).webhook,
      read: () => readWebhook(id),
    });
    if ('theirs' in outcome) return setTheirs(outcome.theirs);
    keep(outcome.kept);
    saySaved();
    onClose();
  }

  /** Over the latest version: what else is refused is said in the form. */
  function keepMine(latest: Webhook) {
    setBase(latest);
    setTheirs(null);
  }

  function keepTheirs(latest: Webhook) {
    keep(latest);
    onClose();
  }

  return (
    <Dialog title="Modifier le webhook" size={760} closeOnClickOutside={false} onClose={onClose}>
      {theirs ? (
        <ConflictChoice
          what={
            'Ce webhook a été modifié pendant que vous l’écriviez. Quelle version garder\u202f? La vôtre reste à enregistrer.'
          }
          mine={outline(form.values)}
          theirs={outline(valuesOf(theirs))}
          onMine={() => keepMine(theirs)}
          onTheirs={() => keepTheirs(theirs)}
        />
      ) : (
        <form {...form.form}>
          <WebhookFields form={form} />
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={form.busy}>
              {form.busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}

/** The two versions beside each other, in words. */
function outline({ name, url, events, headers, active }: WebhookValues): string {
  const lines = [
    name,
    url,
    formatList(events.map(eventLabel)),
    ...headers.map((line) => `${line.name}\u00a0: ${isKept(line, url) ? line.stored?.hint : line.value}`),
  ];
  return [...lines, active ? 'Actif' : 'Suspendu'].join('\n');
}
