import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.css';

/** Whether an ad runs today. */
export function RunningBadge({ active }: { active: boolean }) {
  return (
    <Badge variant="light" color={active ? 'positive' : 'gray'} size="md" fw={600} tt="none" radius="xl" flex="none">
      {active ? 'En cours' : 'Arrêtée'}
    </Badge>
  );
}
