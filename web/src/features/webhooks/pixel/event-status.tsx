import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import type { PixelEventStatus } from '../../../../../shared/pixel/pixel.rules.ts';

type Words = { label: string; several: string; color: string };

export const eventStatuses: Record<PixelEventStatus, Words> = {
  queued: { label: 'En cours d’envoi', several: 'En cours d’envoi', color: 'information' },
  waiting: { label: 'En attente', several: 'En attente', color: 'warning' },
  sent: { label: 'Envoyé', several: 'Envoyés', color: 'positive' },
  failed: { label: 'Refusé', several: 'Refusés', color: 'accent' },
};

export function EventStatus({ status }: { status: PixelEventStatus }) {
  const { label, color } = eventStatuses[status];
  return (
    <Badge variant="light" color={color} size="md" fw={600} tt="none" radius="xl" flex="none">
      {label}
    </Badge>
  );
}
