import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useNamePage } from '../../../lib/page-head.tsx';
import { PixelDetail } from './pixel-detail.tsx';
import { usePixels } from './use-pixels.ts';

export function PixelPage({ id }: { id: string }) {
  const { data: pixels, error, mutate } = usePixels();
  const pixel = pixels?.find((one) => one.id === id);
  useNamePage(pixel?.name ?? null);
  if (pixel) return <PixelDetail pixel={pixel} onSettled={mutate} />;
  if (pixels) return <PixelGone />;
  if (error) return <LoadFailure error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="md" role="status" aria-label="Chargement du pixel">
      <Skeleton height={20} width={120} />
      <Skeleton height={80} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}

const PixelGone = () => (
  <Stack gap="sm" maw={520} py={{ base: 'md', sm: '3rem' }}>
    <Title order={2}>Ce pixel n’existe pas, ou plus</Title>
    <Text c="dimmed">Il a peut-être été supprimé, ou il appartient à un autre espace de travail.</Text>
    <Anchor component={Link} to={paths.pixels} fw={500} mr="auto">
      Voir tous les pixels
    </Anchor>
  </Stack>
);
