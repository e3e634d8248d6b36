import { Badge, Button } from '@mantine/core';
import { IconChevronLeft, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import type { Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { KeyFigures } from '../../components/key-figures.tsx';
import { formatMoment } from '../../lib/format.ts';
import { PageActs } from '../../lib/page-head.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { DeliveryDrawer } from './deliveries/delivery-drawer.tsx';
import { DeliveryLog } from './deliveries/delivery-log.tsx';
import { useDeliveries } from './deliveries/use-deliveries.ts';
import { FailingNotice, whyOf } from './detail/failing-notice.tsx';
import { StoppedNotice } from './detail/stopped-notice.tsx';
import { TestDialog } from './detail/test-dialog.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import classes from './webhook-page.module.css';
import { WebhookSettings } from './webhook-settings.tsx';
import { failuresOf, stateOf, successOf } from './webhook-words.ts';
import { urlNames } from './webhooks-url.ts';

/** A webhook: how it fares, what it sent, how it is set. */
export function OpenWebhook({ webhook }: { webhook: Webhook }) {
  const log = useDeliveries(webhook.id);
  const { change } = useUrlState();
  const [testing, setTesting] = useState(false);
  const [awaited, setAwaited] = useState<string | null>(null);
  const { label, color } = stateOf(webhook);
  const { lastDeliveryAt } = webhook.health;

  const failing = webhook.active && webhook.health.state === 'failing';

  function sent(deliveryId: string) {
    setTesting(false);
    setAwaited(deliveryId);
    // No filter hides it.
    change({ [urlNames.delivery]: deliveryId, [urlNames.status]: null, [urlNames.event]: null });
    void log.reload();
  }

  return (
    <div className={classes.root}>
      <div className={classes.top}>
        <Link to={paths.webhooks} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden /> Webhooks
        </Link>
        <Badge variant="light" color={color} tt="none" fw={600} radius="xl" role="status">
          {label}
        </Badge>
        <PageActs>
          <div className={classes.acts}>
            {webhook.active && (
              <Button
                variant={webhook.health.state === 'well' ? 'filled' : 'default'}
                leftSection={<IconSend size={16} aria-hidden />}
                onClick={() => setTesting(true)}
              >
                Envoyer un test
              </Button>
            )}
            <WebhookMenu webhook={webhook} />
          </div>
        </PageActs>
      </div>
      {!webhook.active && <StoppedNotice webhook={webhook} />}
      {failing && <FailingNotice webhook={webhook} log={log} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <KeyFigures
            figures={[
              { name: 'Réussite sur 24\u00a0h', value: successOf(webhook), more: failuresOf(webhook) },
              {
                name: 'Dernière tentative',
                value: (
                  <span className={classes.moment}>{lastDeliveryAt ? formatMoment(lastDeliveryAt) : 'aucune'}</span>
                ),
              },
            ]}
          />
          <DeliveryLog webhook={webhook} log={log} told={failing ? whyOf(log) : undefined} />
        </div>
        <WebhookSettings webhook={webhook} />
      </div>
      <DeliveryDrawer webhook={webhook} log={log} awaited={awaited} />
      {testing && <TestDialog webhook={webhook} onClose={() => setTesting(false)} onSent={sent} />}
    </div>
  );
}
