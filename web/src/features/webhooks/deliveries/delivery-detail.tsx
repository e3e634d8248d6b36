import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { type Delivery, redeliverWebhookDelivery } from '../../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { CodeSamples } from '../../../components/code-samples.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { deliveryWords, eventLabel } from '../webhook-words.ts';
import { AttemptList } from './attempt-list.tsx';
import { RequestHeaders } from './request-headers.tsx';
import { thingName } from './thing-name.ts';

type Props = { webhook: Webhook; delivery: Delivery; onResent: () => void };

/** A delivery in full: what was sent, what was answered, when it goes again. */
export function DeliveryDetail({ webhook, delivery, onResent }: Props) {
  const { label, color } = deliveryWords[delivery.status];
  return (
    <Stack gap="lg">
      <div>
        <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
          <Title order={2} fz="xl">
            {[eventLabel(delivery.event), thingName(delivery)].filter(Boolean).join(' · ')}
          </Title>
          <Badge variant="light" color={color} tt="none" fw={600} radius="xl" flex="none" mt={6} role="status">
            {label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" mt={4}>
          Créé le {formatMoment(delivery.createdAt)}
          {delivery.nextAttemptAt && ` · prochaine tentative le ${formatMoment(delivery.nextAttemptAt)}`}
        </Text>
      </div>
      <Resend webhook={webhook} delivery={delivery} onResent={onResent} />
      <section aria-label="Tentatives">
        <Title order={3} fz="1rem" mb="xs">
          Tentatives
        </Title>
        <AttemptList delivery={delivery} />
      </section>
      <section aria-label="Contenu envoyé">
        <Title order={3} fz="1rem" mb="xs">
          Contenu envoyé
        </Title>
        <RequestHeaders webhook={webhook} delivery={delivery} />
        {delivery.payload ? (
          <CodeSamples label="Contenu" samples={[{ name: 'JSON', code: JSON.stringify(delivery.payload, null, 2) }]} />
        ) : (
          <Text size="sm" c="dimmed">
            Le contenu a été effacé avec les données dont il parlait.
          </Text>
        )}
      </section>
    </Stack>
  );
}

function Resend({ webhook, delivery, onResent }: Props) {
  const [busy, setBusy] = useState(false);

  async function resend() {
    if (busy) return;
    setBusy(true);
    try {
      await request(redeliverWebhookDelivery, { params: { id: webhook.id, deliveryId: delivery.id } });
      say('Envoi demandé');
      onResent();
    } catch (error) {
      sayRefused('L’envoi n’a pas été refait', error);
    } finally {
      setBusy(false);
    }
  }

  if (!webhook.active) {
    return (
      <Text size="sm" c="dimmed">
        Réactivez le webhook pour renvoyer cet envoi.
      </Text>
    );
  }
  if (!delivery.payload) return null;
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={resend}
        aria-disabled={busy}
      >
        Renvoyer
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 14rem">
        L’envoi repart aussitôt, avec le même <code>webhook-id</code>. Les tentatives prévues ne changent pas.
      </Text>
    </Group>
  );
}
