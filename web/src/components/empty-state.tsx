import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** What this is for, or what to change. */
  children: ReactNode;
  /** The ways on, the main one first. */
  acts?: ReactNode;
  /** There has never been anything: said larger than a search that finds nothing. */
  first?: boolean;
  /** Drawn above. */
  picture?: ReactNode;
};

/** Why there is nothing here. From the left, like all that is read. */
export function EmptyState({ title, children, acts, first = false, picture }: Props) {
  return (
    <Box maw={576} style={{ paddingBlock: first ? 'clamp(1rem, 6vh, 4rem)' : '1.5rem' }}>
      {picture}
      <Title order={2} fz={first ? { base: '1.5rem', sm: '1.875rem' } : 'xl'}>
        {title}
      </Title>
      <Text component="div" c="dimmed" fz={first ? 'lg' : 'md'} mt="xs">
        {children}
      </Text>
      {acts && (
        <Group gap="sm" mt="lg">
          {acts}
        </Group>
      )}
    </Box>
  );
}
