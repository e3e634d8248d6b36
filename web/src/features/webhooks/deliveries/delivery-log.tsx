import { Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Delivery } from '../../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { sentEventTypes } from '../../../../../shared/webhooks/webhook-events.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { deliveryWords, eventLabel } from '../webhook-words.ts';
import { urlNames } from '../webhooks-url.ts';
import classes from './delivery-log.module.css';
import { DeliveryRow } from './delivery-row.tsx';
import { ResendFailures } from './resend-failures.tsx';
import type { DeliveryLog as Log } from './use-deliveries.ts';

const statuses = keysOf(deliveryWords).map((value) => ({ value, label: deliveryWords[value].label }));
const events = sentEventTypes.map((value) => ({ value, label: eventLabel(value) }));

/** What was sent, the newest first; `told` is a failure that the page says above. */
export function DeliveryLog({ webhook, log, told }: { webhook: Webhook; log: Log; told?: string | undefined }) {
  return (
    <section aria-label="Journal des envois">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} fz="lg">
          Envois
        </Title>
        <Group gap="xs">
          <Filter name={urlNames.status} label="Statut" all="Tous les statuts" choices={statuses} />
          <Filter name={urlNames.event} label="Événement" all="Tous les événements" choices={events} />
        </Group>
        {webhook.active && webhook.health.state !== 'failing' && (
          <ResendFailures webhook={webhook} onSent={log.reload} primary={webhook.health.state === 'troubled'} />
        )}
      </Group>
      <Text size="xs" c="dimmed" mb="xs">
        Dans l’ordre de leur premier envoi{'\u00a0'}: une nouvelle tentative ne change pas leur place.
      </Text>
      <Content log={log} told={told} />
    </section>
  );
}

function Content({ log, told }: { log: Log; told: string | undefined }) {
  const { deliveries, error, more, reading } = log;
  if (error) return <LoadFailure what="Les envois" error={error} onRetry={log.reload} />;
  if (!deliveries) return <Loading />;
  if (deliveries.length === 0 && !more) return <Empty filtered={log.filtered} />;
  return (
    <>
      <ul className={classes.list}>
        {deliveries.map((delivery, at) => (
          <DeliveryRow key={delivery.id} delivery={delivery} told={saidAbove(deliveries, at) ?? told} />
        ))}
      </ul>
      {more && deliveries.length === 0 && <Text c="dimmed">Aucun envoi de ce genre parmi les plus récents.</Text>}
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={reading}>
          {reading ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </>
  );
}

const errorOf = (delivery: Delivery | undefined) => delivery?.attempts.at(-1)?.error ?? undefined;

/** The same failure on one line after the other is said once. */
function saidAbove(deliveries: readonly Delivery[], at: number): string | undefined {
  const error = errorOf(deliveries[at]);
  return deliveries.slice(0, at).some((one) => one.status !== 'succeeded' && errorOf(one) === error)
    ? error
    : undefined;
}

type FilterProps = { name: string; label: string; all: string; choices: { value: string; label: string }[] };

function Filter({ name, label, all, choices }: FilterProps) {
  const { params, change } = useUrlState();
  return (
    <NativeSelect
      size="sm"
      flex={name === urlNames.event ? '1 1 11rem' : '1 1 9rem'}
      aria-label={label}
      data={[{ value: '', label: all }, ...choices]}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  const { change } = useUrlState();
  return (
    <div className={classes.empty}>
      <Text fw={600}>{filtered ? 'Aucun envoi ne correspond' : 'Aucun envoi depuis trente jours'}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        {filtered
          ? 'Retirez un filtre pour voir les autres.'
          : 'Le prochain événement auquel ce webhook est abonné paraîtra ici. Pour essayer sans attendre, envoyez un test.'}
      </Text>
      {filtered && (
        <Button
          variant="default"
          size="sm"
          mt="sm"
          onClick={() => change({ [urlNames.status]: null, [urlNames.event]: null })}
        >
          Tout afficher
        </Button>
      )}
    </div>
  );
}

function Loading() {
  return (
    <Stack gap={1} role="status" aria-label="Chargement des envois">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} height={58} radius="md" />
      ))}
    </Stack>
  );
}
