import { Alert, Button, Text } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { PixelDialog } from './pixel-dialog.tsx';
import { stateOf } from './pixel-state.tsx';
import { useSwitchPixel } from './use-switch-pixel.ts';

/** Why nothing leaves for Meta, and what makes it leave again. */
export function PausedNotice({ pixel }: { pixel: Pixel }) {
  const [editing, setEditing] = useState(false);
  const switchTo = useSwitchPixel(pixel);
  const state = stateOf(pixel);
  if (state === 'active') return null;
  return (
    <>
      <Alert
        variant="light"
        color="warning"
        icon={<IconPlayerPause aria-hidden />}
        title={state === 'paused' ? 'Les envois à Meta sont en pause' : 'Ce pixel est suspendu'}
        mb="lg"
      >
        <Text size="sm">
          {pixel.pausedReason ??
            'Les événements qui lui sont adressés attendent\u202f; ils partiront à sa réactivation.'}
        </Text>
        {state === 'paused' ? (
          <Button variant="default" size="compact-sm" mt="xs" onClick={() => setEditing(true)}>
            Remplacer le jeton
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" mt="xs" onClick={() => switchTo(true)}>
            Réactiver
          </Button>
        )}
      </Alert>
      {editing && <PixelDialog pixel={pixel} onClose={() => setEditing(false)} />}
    </>
  );
}
