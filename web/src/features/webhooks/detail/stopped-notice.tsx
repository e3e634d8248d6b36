import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPlayerPause, IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { useSetActive } from './use-set-active.ts';

/** Why nothing is sent, and the way back. */
export function StoppedNotice({ webhook }: { webhook: Webhook }) {
  const setActive = useSetActive();
  const [busy, setBusy] = useState(false);
  const { disabledReason } = webhook;

  async function reactivate() {
    if (busy) return;
    setBusy(true);
    try {
      await setActive(webhook, true);
      say('Le webhook est réactivé');
    } catch (error) {
      sayRefused('Le webhook n’a pas été réactivé', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      variant="light"
      color={disabledReason ? 'accent' : 'gray'}
      icon={disabledReason ? <IconPlugConnectedX aria-hidden /> : <IconPlayerPause aria-hidden />}
      mb="lg"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 20rem">
          {disabledReason ?? 'Ce webhook est suspendu\u00a0: ce qui se passe maintenant ne lui sera pas envoyé.'}
        </Text>
        <Button variant="default" size="sm" onClick={reactivate} aria-disabled={busy}>
          {busy ? 'Réactivation...' : 'Réactiver'}
        </Button>
      </Group>
    </Alert>
  );
}
