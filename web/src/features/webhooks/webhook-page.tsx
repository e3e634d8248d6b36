import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { isGone } from '../../lib/notices.ts';
import { useNamePage } from '../../lib/page-head.tsx';
import { OpenWebhook } from './open-webhook.tsx';
import { useWebhook } from './use-webhooks.ts';

export function WebhookPage({ id }: { id: string }) {
  const { data: webhook, error, mutate } = useWebhook(id);
  useNamePage(webhook?.name ?? null);
  if (isGone(error)) return <WebhookGone />;
  if (webhook) return <OpenWebhook webhook={webhook} />;
  if (error) return <LoadFailure error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="md" role="status" aria-label="Chargement du webhook">
      <Skeleton height={20} width={120} />
      <Skeleton height={80} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}

function WebhookGone() {
  return (
    <Stack gap="sm" maw={520} py={{ base: 'md', sm: '3rem' }}>
      <Title order={2}>Ce webhook n’existe pas, ou plus</Title>
      <Text c="dimmed">Il a peut-être été supprimé, ou il appartient à un autre espace de travail.</Text>
      <Anchor component={Link} to={paths.webhooks} fw={500} mr="auto">
        Voir tous les webhooks
      </Anchor>
    </Stack>
  );
}
