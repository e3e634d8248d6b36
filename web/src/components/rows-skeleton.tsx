import { Skeleton, Stack } from '@mantine/core';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The rows of a table that are on their way. */
export function RowsSkeleton() {
  return rows.map((row) => (
    <Stack key={row} gap={7} h={53} justify="center" px="sm">
      <Skeleton height={12} width="38%" />
      <Skeleton height={10} width="70%" />
    </Stack>
  ));
}
