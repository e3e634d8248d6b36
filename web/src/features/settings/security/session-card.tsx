import { Badge, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { Session } from '../../../../../shared/auth/sessions.contract.ts';
import cards from '../../../components/card-list.module.css';
import { formatMoment } from '../../../lib/format.ts';

type Props = { session: Session; onClose: () => Promise<void> };

const onPhone = /iPhone|iPad|Android/;

export function SessionCard({ session, onClose }: Props) {
  const { device, current, ip, workspaceName, lastSeenAt, createdAt } = session;
  const [busy, setBusy] = useState(false);
  const Icon = onPhone.test(device) ? IconDeviceMobile : IconDeviceLaptop;

  async function close() {
    if (busy) return;
    setBusy(true);
    await onClose();
    setBusy(false);
  }

  return (
    <li className={cards.card}>
      <Group gap="md" wrap="nowrap" align="flex-start">
        <Icon size={22} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
        <div className={cards.what}>
          <Group gap="xs">
            <Text fw={600}>{device}</Text>
            {current && (
              <Badge color="positive" variant="light">
                Cet appareil
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {ip ? `${ip} · ` : ''}
            {workspaceName}
          </Text>
          <Text size="sm" c="dimmed">
            {current ? 'Active maintenant' : `Vue vers ${formatMoment(lastSeenAt)}`}, ouverte le{' '}
            {formatMoment(createdAt)}
          </Text>
        </div>
        {!current && (
          <Button
            variant="default"
            size="sm"
            flex="none"
            aria-label={`Fermer ${device}`}
            onClick={close}
            aria-disabled={busy}
          >
            {busy ? 'Fermeture...' : 'Fermer'}
          </Button>
        )}
      </Group>
    </li>
  );
}
