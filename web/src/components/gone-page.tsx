import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';

type Props = {
  /** What is not there: `Ce board`. */
  thing: string;
  /** The page of all such things. */
  to: string;
  /** The text of the link to it. */
  all: string;
};

/** The page of a thing that nobody has, or that another workspace has: which of both is not said. */
export function GonePage({ thing, to, all }: Props) {
  return (
    <Stack gap="sm" maw={520} py={{ base: 'md', sm: '3rem' }}>
      <Title order={2}>{thing} n’existe pas, ou plus</Title>
      <Text c="dimmed">Il a peut-être été supprimé, ou il appartient à un autre espace de travail.</Text>
      <Anchor component={Link} to={to} fw={500} mr="auto">
        {all}
      </Anchor>
    </Stack>
  );
}
