import { Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { testWebhook, type Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { pingEvent, type SentEventType, sentEventTypes } from '../../../../../shared/webhooks/webhook-events.ts';
import { CodeSamples } from '../../../components/code-samples.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useWebhookEvents } from '../use-webhooks.ts';
import { eventLabel } from '../webhook-words.ts';

type Props = { webhook: Webhook; onClose: () => void; onSent: (deliveryId: string) => void };

/** The ping first: it is what one tries first. */
const choices: SentEventType[] = [pingEvent, ...sentEventTypes.filter((type) => type !== pingEvent)];

/** Sends the example of an event, or a ping, by the way of the real ones. */
export function TestDialog({ webhook, onClose, onSent }: Props) {
  const [chosen, setChosen] = useState<SentEventType>(pingEvent);
  const { busy, message, form } = useSubmit({
    otherwise: 'Le test n’a pas pu être envoyé',
    act: async () => {
      const { deliveryId } = await request(testWebhook, { params: { id: webhook.id }, body: { event: chosen } });
      say('Test envoyé');
      onSent(deliveryId);
    },
  });
  return (
    <Dialog title="Envoyer un test" size={620} onClose={onClose}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <NativeSelect
            label="Événement"
            description={'Avec des données d’exemple\u00a0: rien ne change dans votre espace.'}
            size="md"
            data-autofocus
            data={choices.map((value) => ({ value, label: eventLabel(value) }))}
            value={chosen}
            onChange={({ currentTarget }) =>
              setChosen(choices.find((type) => type === currentTarget.value) ?? pingEvent)
            }
          />
          <Example type={chosen} />
        </Stack>
        <DialogFoot>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Envoi...' : 'Envoyer le test'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function Example({ type }: { type: string }) {
  const { data: events, error, mutate } = useWebhookEvents();
  const event = events?.find((one) => one.type === type);
  if (error && !events) return <LoadFailure what="Les événements" error={error} onRetry={() => mutate()} />;
  if (!event) return <Skeleton height={220} radius="lg" role="status" aria-label="Chargement de l’exemple" />;
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {event.description} Votre serveur recevra{'\u00a0'}:
      </Text>
      <CodeSamples
        key={event.type}
        label="Exemple"
        samples={[{ name: 'JSON', code: JSON.stringify(event.example, null, 2) }]}
      />
    </div>
  );
}
