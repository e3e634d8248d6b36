import { Text, Title } from '@mantine/core';

/** What stands in place of every page while the platform is closed. */
export const ClosedWords = ({ message, order }: { message: string; order: 1 | 4 }) => (
  <>
    <Title order={order} fz="1.75rem">
      Réclame est en maintenance
    </Title>
    <Text>{message}</Text>
    <Text c="dimmed">Rien n’est perdu&nbsp;: vous retrouverez votre espace comme vous l’avez laissé.</Text>
  </>
);
