import { Badge, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { Session } from '../../../../../shared/auth/sessions.contract.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import cards from '../../../components/card-list.module.css';
import { formatDay, formatDayOf, formatTime } from '../../../lib/format.ts';
import classes from './session-card.module.css';

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
    <li className={classes.session}>
      <Group gap="md" wrap="nowrap" align="flex-start">
        <Icon size={22} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
        <div className={cards.what}>
          <Group gap="xs">
            <Text fw={600}>{device}</Text>
            {current && (
              <Badge variant="light" color="positive" tt="none" fw={600} radius="xl">
                Cet appareil
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {`${current ? 'Active maintenant' : lastSeen(lastSeenAt)}, ouverte ${openedOn(createdAt)}`}
          </Text>
          <Text size="xs" c="dimmed">
            {[ip, workspaceName].filter(Boolean).join(' · ')}
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

const openedOn = (at: string): string =>
  parisDay(new Date(at)) === parisDay() ? 'aujourd’hui' : `le ${formatDayOf(at)}`;

/** It is known to the hour. */
function lastSeen(at: string): string {
  const day = parisDay(new Date(at));
  return day === parisDay() ? `Active aujourd’hui vers ${formatTime(at)}` : `Active le ${formatDay(day)}`;
}
