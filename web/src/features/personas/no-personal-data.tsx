import { Text } from '@mantine/core';

/** What a persona never holds, in sight where one is made or read. */
export const NoPersonalData = () => (
  <Text size="sm" c="dimmed">
    Aucun nom ni e-mail n’entre dans un persona.
  </Text>
);
