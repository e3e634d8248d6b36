import { Skeleton, Stack } from '@mantine/core';
import { paths } from '../../../../../shared/page-paths.ts';
import { GonePage } from '../../../components/gone-page.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useNamePage } from '../../../lib/page-head.tsx';
import { PixelDetail } from './pixel-detail.tsx';
import { usePixels } from './use-pixels.ts';

export function PixelPage({ id }: { id: string }) {
  const { data: pixels, error, mutate } = usePixels();
  const pixel = pixels?.find((one) => one.id === id);
  useNamePage(pixel?.name ?? null);
  if (pixel) return <PixelDetail pixel={pixel} onSettled={mutate} />;
  if (pixels) return <GonePage thing="Ce pixel" to={paths.pixels} all="Voir tous les pixels" />;
  if (error) return <LoadFailure what="Le pixel" error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="md" role="status" aria-label="Chargement du pixel">
      <Skeleton height={20} width={120} />
      <Skeleton height={80} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}
