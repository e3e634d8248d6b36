import { Skeleton, Stack } from '@mantine/core';
import { paths } from '../../../../shared/page-paths.ts';
import { GonePage } from '../../components/gone-page.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { isGone } from '../../lib/notices.ts';
import { useNamePage } from '../../lib/page-head.tsx';
import { OpenWebhook } from './open-webhook.tsx';
import { useWebhook } from './use-webhooks.ts';

export function WebhookPage({ id }: { id: string }) {
  const { data: webhook, error, mutate } = useWebhook(id);
  useNamePage(webhook?.name ?? null);
  if (isGone(error)) return <GonePage thing="Ce webhook" to={paths.webhooks} all="Voir tous les webhooks" />;
  if (webhook) return <OpenWebhook webhook={webhook} />;
  if (error) return <LoadFailure what="Le webhook" error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="md" role="status" aria-label="Chargement du webhook">
      <Skeleton height={20} width={120} />
      <Skeleton height={80} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}
