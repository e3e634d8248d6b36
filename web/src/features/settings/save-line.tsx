import { Button, Group, Text } from '@mantine/core';

type Props = { busy: boolean; changed: boolean };

/** The end of a form of the settings: whether what it shows is kept, and the button that keeps it. */
export const SaveLine = ({ busy, changed }: Props) => (
  <Group justify="flex-end" gap="md">
    <Text size="sm" c="dimmed" role="status">
      {changed ? 'Modifications non enregistrées' : ''}
    </Text>
    <Button type="submit" size="md" aria-disabled={busy || !changed} data-disabled={!changed || undefined}>
      {busy ? 'Enregistrement...' : 'Enregistrer'}
    </Button>
  </Group>
);
