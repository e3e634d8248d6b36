import { Skeleton, Stack } from '@mantine/core';
import { ChartGrid } from './chart-frame.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';

/** Figures and charts on their way. */
export function StatsSkeleton({ figuresHeight = 92 }: { figuresHeight?: number }) {
  return (
    <Stack gap="lg" role="status" aria-label="Chargement des statistiques">
      <Skeleton height={figuresHeight} radius="lg" />
      <ChartsSkeleton />
    </Stack>
  );
}

/** Charts on their way, under figures that are there. */
export function ChartsSkeleton() {
  return (
    <Stack gap="lg">
      <ChartSkeleton height={320} />
      <ChartGrid>
        {['a', 'b', 'c', 'd'].map((place) => (
          <ChartSkeleton key={place} height={280} />
        ))}
      </ChartGrid>
    </Stack>
  );
}
