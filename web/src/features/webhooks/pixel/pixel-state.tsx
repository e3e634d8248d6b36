import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';

type State = 'active' | 'paused' | 'suspended';

const states: Record<State, { label: string; color: string }> = {
  active: { label: 'Actif', color: 'positive' },
  paused: { label: 'En pause', color: 'warning' },
  suspended: { label: 'Suspendu', color: 'gray' },
};

/** Paused by us, for a reason that is told; suspended by someone. */
export function stateOf({ active, pausedReason }: Pixel): State {
  if (pausedReason) return 'paused';
  return active ? 'active' : 'suspended';
}

export function PixelState({ pixel }: { pixel: Pixel }) {
  const { label, color } = states[stateOf(pixel)];
  return (
    <Badge variant="light" color={color} size="md" fw={600} tt="none" radius="xl" flex="none">
      {label}
    </Badge>
  );
}
