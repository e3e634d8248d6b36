import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../webhooks-url.ts';
import { DeliveryDetail } from './delivery-detail.tsx';
import type { DeliveryLog } from './use-deliveries.ts';

type Props = {
  webhook: Webhook;
  log: DeliveryLog;
  /** Asked for by a test a moment ago: its first trace is on its way. */
  awaited: string | null;
};

/** The delivery that the address names, over the log it came from. */
export function DeliveryDrawer(props: Props) {
  const { params, change } = useUrlState();
  const id = params.get(urlNames.delivery);
  return (
    <Drawer
      opened={id !== null}
      onClose={() => change({ [urlNames.delivery]: null })}
      position="right"
      size={620}
      title="Envoi"
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {id !== null && <Found key={id} id={id} {...props} />}
    </Drawer>
  );
}

function Found({ id, webhook, log, awaited }: Props & { id: string }) {
  const delivery = log.deliveries?.find((one) => one.id === id);
  if (delivery) return <DeliveryDetail webhook={webhook} delivery={delivery} onResent={log.reload} />;
  if (id === awaited || (!log.deliveries && !log.error)) return <Waiting sent={id === awaited} />;
  return <NotFound log={log} />;
}

function Waiting({ sent }: { sent: boolean }) {
  return (
    <Stack gap="md" role="status">
      <Text c="dimmed">{sent ? 'Votre envoi part...' : 'Chargement de l’envoi...'}</Text>
      <Skeleton height={24} width="50%" />
      <Skeleton height={72} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </Stack>
  );
}

function NotFound({ log: { more, reading, filtered } }: { log: DeliveryLog }) {
  const { change } = useUrlState();
  return (
    <Stack gap="xs" align="flex-start" role="alert">
      <Text fw={600}>Cet envoi n’est pas parmi ceux qui sont affichés</Text>
      <Text c="dimmed">
        {filtered ? 'Un filtre le cache peut-être.' : 'Il est plus ancien, ou a plus de trente jours.'}
      </Text>
      {filtered && (
        <Button variant="default" mt="xs" onClick={() => change({ [urlNames.status]: null, [urlNames.event]: null })}>
          Retirer les filtres
        </Button>
      )}
      {!filtered && more && (
        <Button variant="default" mt="xs" onClick={more} aria-disabled={reading}>
          {reading ? 'Recherche...' : 'Chercher plus loin'}
        </Button>
      )}
    </Stack>
  );
}
