import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { type PixelEventStatus, pixelEventStatuses } from '../../../../../shared/pixel/pixel.rules.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../webhooks-url.ts';
import { EventLine } from './event-line.tsx';
import { eventStatuses } from './event-status.tsx';
import classes from './pixel-events.module.css';
import { usePixelEvents } from './use-pixel-events.ts';

const choices = [
  { value: '', label: 'Tous les événements' },
  ...pixelEventStatuses.map((status) => ({ value: status, label: eventStatuses[status].several })),
];

type Props = {
  pixel: Pixel;
  /** One was just sent, and is looked for here. */
  awaited: boolean;
  onSettled: () => void;
  onTest: () => void;
};

/** What a pixel received in the last thirty days, and what became of it. */
export function PixelEvents({ pixel, awaited, onSettled, onTest }: Props) {
  const { params, change } = useUrlState();
  const status = pixelEventStatuses.find((one) => one === params.get(urlNames.status));
  const log = usePixelEvents(pixel, status, onSettled);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!awaited) return;
    section.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [awaited]);
  return (
    <section aria-label="Événements" ref={section} tabIndex={-1} className={classes.log}>
      <Group justify="space-between" gap="xs" mb="sm" wrap="nowrap">
        <NativeSelect
          size="sm"
          aria-label="Filtrer les événements"
          data={choices}
          value={status ?? ''}
          onChange={({ currentTarget }) => change({ [urlNames.status]: currentTarget.value })}
        />
        <Text size="sm" c="dimmed" role="status" className={classes.live} data-live={log.live || undefined}>
          {log.live && 'Suivi en direct'}
        </Text>
      </Group>
      <Lines log={log} status={status} onTest={onTest} />
    </section>
  );
}

type LinesProps = {
  log: ReturnType<typeof usePixelEvents>;
  status: PixelEventStatus | undefined;
  onTest: () => void;
};

function Lines({ log: { events, error, reload, more, reading }, status, onTest }: LinesProps) {
  if (error) return <LoadFailure what="Les événements" error={error} onRetry={reload} />;
  if (!events)
    return (
      <Stack gap="xs" role="status" aria-label="Chargement des événements">
        {['a', 'b', 'c'].map((place) => (
          <Skeleton key={place} height={64} radius="lg" />
        ))}
      </Stack>
    );
  if (events.length === 0) return status ? <NoneOfThem status={status} /> : <NoEvent onTest={onTest} />;
  return (
    <>
      <ul className={classes.lines}>
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
      {more && (
        <Button variant="default" size="sm" mt="md" aria-disabled={reading} onClick={more}>
          Afficher la suite
        </Button>
      )}
    </>
  );
}

const NoneOfThem = ({ status }: { status: PixelEventStatus }) => (
  <Text size="sm" c="dimmed">
    Aucun événement de cet état depuis trente jours&nbsp;: {eventStatuses[status].several.toLowerCase()}.
  </Text>
);

function NoEvent({ onTest }: { onTest: () => void }) {
  return (
    <div className={classes.none}>
      <div>
        <Text fw={600}>Ce pixel attend son premier événement</Text>
        <Text size="sm" c="dimmed">
          Envoyez un événement de test, ou connectez votre serveur. Chaque événement paraîtra ici avec la réponse de
          Meta, sans aucune donnée personnelle.
        </Text>
      </div>
      <Button variant="default" flex="none" leftSection={<IconSend size={16} aria-hidden />} onClick={onTest}>
        Envoyer un test
      </Button>
    </div>
  );
}
