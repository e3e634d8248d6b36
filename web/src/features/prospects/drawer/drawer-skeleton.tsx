import { Group, Skeleton, Stack } from '@mantine/core';

export function DrawerSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Chargement du prospect">
      <Group gap="sm" wrap="nowrap">
        <Skeleton circle height={58} />
        <Stack gap={8} flex={1}>
          <Skeleton height={18} width="50%" />
          <Skeleton height={12} width="70%" />
        </Stack>
      </Group>
      <Group gap="xs">
        <Skeleton height={22} width={90} radius="xl" />
        <Skeleton height={22} width={80} radius="xl" />
      </Group>
      <Skeleton height={90} radius="lg" />
      <Stack gap="sm">
        <Skeleton height={24} />
        <Skeleton height={24} />
        <Skeleton height={24} />
      </Stack>
      <Skeleton height={140} radius="lg" />
    </Stack>
  );
}
