import { Skeleton, Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import type { Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { webhookLimits } from '../../../../shared/webhooks/webhooks.rules.ts';
import { ListHead } from '../../components/list-head.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { later } from '../../lib/later.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { WebhookRow } from './list/webhook-row.tsx';
import classes from './list/webhooks-list.module.css';
import { useWebhooks } from './use-webhooks.ts';
import { urlNames } from './webhooks-url.ts';

const NoWebhook = later(async () => (await import('./list/no-webhook.tsx')).NoWebhook);
const ExampleWebhook = later(async () => (await import('./list/example-webhook.tsx')).ExampleWebhook);

export function WebhooksTab() {
  const navigate = useNavigate();
  const { params, change } = useUrlState();
  const { data: webhooks, error, mutate } = useWebhooks();
  const create = () => change({ [urlNames.creating]: '1' });
  return (
    <>
      {webhooks && webhooks.length > 0 && <List webhooks={webhooks} onCreate={create} />}
      {webhooks?.length === 0 && (params.has(urlNames.example) ? <ExampleWebhook /> : <NoWebhook onCreate={create} />)}
      {!webhooks && (error ? <LoadFailure what="Les webhooks" error={error} onRetry={() => mutate()} /> : <Loading />)}
      {params.has(urlNames.creating) && (
        <CreateWebhookDialog
          onClose={() => change({ [urlNames.creating]: null })}
          onCreated={({ id }) => navigate(paths.webhook(id), { replace: true })}
        />
      )}
    </>
  );
}

function List({ webhooks, onCreate }: { webhooks: Webhook[]; onCreate: () => void }) {
  return (
    <>
      <ListHead
        count={webhooks.length}
        thing="webhook"
        most={webhookLimits.webhooks}
        act="Nouveau webhook"
        onAct={onCreate}
      />
      <ul className={classes.list}>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </>
  );
}

function Loading() {
  return (
    <Stack gap="sm" role="status" aria-label="Chargement des webhooks">
      <Skeleton height={14} width={90} my={4} />
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} height={84} radius="lg" />
      ))}
    </Stack>
  );
}
