import { Anchor, Group, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { EventLine } from './event-line.tsx';
import classes from './pixel-events.module.css';
import { usePixelEvents } from './use-pixel-events.ts';

const mostShown = 5;
const nothing = () => undefined;

/** What the only pixel received of late; its page has the rest. */
export function LastEvents({ pixel }: { pixel: Pixel }) {
  const { events } = usePixelEvents(pixel, undefined, nothing);
  if (!events || events.length === 0) return null;
  return (
    <section aria-label="Derniers événements">
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2} fz="1rem">
          Derniers événements
        </Title>
        <Anchor component={Link} to={paths.pixel(pixel.id)} size="sm" underline="always">
          Tout voir
        </Anchor>
      </Group>
      <ul className={classes.lines}>
        {events.slice(0, mostShown).map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}
