import { Title } from '@mantine/core';
import { useState } from 'react';
import { ExampleNotice } from '../example-notice.tsx';
import { EventLine } from './event-line.tsx';
import { examplePixel } from './example-events.ts';
import events from './pixel-events.module.css';
import classes from './pixel-list.module.css';
import { PixelRow } from './pixel-row.tsx';

/** How a pixel looks once a shop feeds it, with conversions of nobody. */
export function ExamplePixel() {
  const [{ pixel, log }] = useState(() => examplePixel(new Date()));
  return (
    <>
      <ExampleNotice>
        Ce pixel est un exemple{'\u00a0'}: rien n’est envoyé à Meta, rien n’est gardé. Chaque ligne dit par quoi Meta
        reconnaît la personne, jamais qui elle est.
      </ExampleNotice>
      <ul className={classes.list} aria-label="Pixels Meta">
        <PixelRow pixel={pixel} example />
      </ul>
      <section aria-label="Événements">
        <Title order={2} fz="lg" mt="lg" mb="sm">
          Événements
        </Title>
        <ul className={events.lines}>
          {log.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ul>
      </section>
    </>
  );
}
