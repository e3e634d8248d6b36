import { Group, Skeleton, Stack } from '@mantine/core';

export function DetailSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Chargement de l’annonce">
      <Group gap="sm" wrap="nowrap">
        <Skeleton width={44} height={44} radius="md" />
        <Stack gap={8} flex={1}>
          <Skeleton height={16} width="45%" />
          <Skeleton height={12} width="65%" />
        </Stack>
      </Group>
      <Group gap="xs">
        <Skeleton height={36} width={130} />
        <Skeleton height={36} width={150} />
      </Group>
      <Skeleton height={300} radius="lg" />
      <Stack gap={10}>
        <Skeleton height={14} />
        <Skeleton height={14} />
        <Skeleton height={14} width="60%" />
      </Stack>
    </Stack>
  );
}
