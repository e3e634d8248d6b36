import { Alert } from '@mantine/core';
import { formatMoment } from '../../lib/format.ts';
import { useHealth } from './use-health.ts';

/** Above every page: that nothing can be changed for the time being, or when a maintenance is planned. */
export function MaintenanceNotice() {
  const data = useHealth();
  if (!data) return null;
  const { mode, message, plannedAt } = data.maintenance;
  const said = saidOf(mode, plannedAt);
  if (!said) return null;
  return (
    <Alert color="warning" variant="light" p="sm" mb="md" role="status">
      {said} {message}
    </Alert>
  );
}

function saidOf(mode: 'off' | 'read_only' | 'closed', plannedAt: string | null): string | null {
  if (mode === 'read_only') return 'Réclame est en maintenance\u00a0: vous pouvez tout consulter, rien modifier.';
  // Who sees this page then runs the platform.
  if (mode === 'closed') return 'Réclame est fermée à tous, sauf aux administrateurs.';
  if (!plannedAt || Date.parse(plannedAt) < Date.now()) return null;
  return `Une maintenance est prévue le ${formatMoment(plannedAt)}.`;
}
