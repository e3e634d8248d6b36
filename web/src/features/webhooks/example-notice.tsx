import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUrlState } from '../../lib/use-url-state.ts';
import { urlNames } from './webhooks-url.ts';

/** Says that what is shown is an example, which nothing holds but this page, and takes it away. */
export function ExampleNotice({ children }: { children: ReactNode }) {
  const { change } = useUrlState();
  return (
    <Alert role="status" variant="light" color="warning" icon={<IconFlask aria-hidden />} p="xs" px="sm" mb="md">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{children}</Text>
        <Button size="xs" variant="default" onClick={() => change({ [urlNames.example]: null })}>
          Retirer l’exemple
        </Button>
      </Group>
    </Alert>
  );
}

/** The way to it. */
export function TryExample() {
  const { change } = useUrlState();
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconFlask size={16} aria-hidden />}
      onClick={() => change({ [urlNames.example]: '1' })}
    >
      Essayer avec des exemples
    </Button>
  );
}
