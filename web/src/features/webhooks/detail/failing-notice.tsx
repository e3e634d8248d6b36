import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Delivery } from '../../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ResendFailures } from '../deliveries/resend-failures.tsx';
import type { DeliveryLog } from '../deliveries/use-deliveries.ts';

/** Why most deliveries fail, as far as the log that is read says, and the way to send them again. */
export function FailingNotice({ webhook, log }: { webhook: Webhook; log: DeliveryLog }) {
  const { sent, failed } = failuresIn(log);
  const why = whyOf(log);
  return (
    <Alert variant="light" color="accent" icon={<IconAlertTriangle aria-hidden />} mb="lg">
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 20rem' }}>
          <Text size="sm" fw={600}>
            {answered(failed)}
            {failed.length > 0 && ` à ${formatNumber(failed.length)} des ${formatNumber(sent.length)} derniers envois`}
          </Text>
          {why && <Text size="sm">{why}</Text>}
        </div>
        <ResendFailures webhook={webhook} onSent={log.reload} primary />
      </Group>
    </Alert>
  );
}

/** What the last that failed was answered. */
export const whyOf = (log: DeliveryLog) => failuresIn(log).failed[0]?.attempts.at(-1)?.error ?? undefined;

function failuresIn(log: DeliveryLog) {
  const sent = (!log.filtered && log.deliveries) || [];
  return { sent, failed: sent.filter(({ status }) => status === 'retrying' || status === 'exhausted') };
}

/** `Votre serveur a répondu 500 ou 503` */
function answered(failed: readonly Delivery[]): string {
  if (failed.length === 0) return 'La plupart des derniers envois ont échoué';
  const codes = [...new Set(failed.flatMap(({ attempts }) => attempts.at(-1)?.statusCode ?? []))].toSorted();
  return codes.length === 0 ? 'Votre serveur n’a pas répondu' : `Votre serveur a répondu ${codes.join(' ou ')}`;
}
