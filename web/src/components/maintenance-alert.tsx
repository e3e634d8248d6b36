import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment } from '../lib/format.ts';

type Props = {
  mode: 'off' | 'read_only' | 'closed';
  message: string | null;
  plannedAt: string | null;
  /** Below it. */
  mb?: 'md';
  /** Where there is nothing to say. */
  otherwise?: ReactNode;
};

/** That nothing can be changed for the time being, or when a maintenance is planned. */
export function MaintenanceAlert({ mode, message, plannedAt, mb, otherwise = null }: Props) {
  const said = saidOf(mode, plannedAt);
  if (!said) return otherwise;
  return (
    <Alert color="warning" variant="light" p="sm" mb={mb} role="status">
      {said} {message}
    </Alert>
  );
}

function saidOf(mode: Props['mode'], plannedAt: string | null): string | null {
  if (mode === 'read_only') return 'Réclame est en maintenance\u00a0: vous pouvez tout consulter, rien modifier.';
  // Who sees this page then runs the platform.
  if (mode === 'closed') return 'Réclame est fermée à tous, sauf aux administrateurs.';
  if (!plannedAt || Date.parse(plannedAt) < Date.now()) return null;
  return `Une maintenance est prévue le ${formatMoment(plannedAt)}.`;
}
