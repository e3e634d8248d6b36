import { Text } from '@mantine/core';
import { useId } from 'react';
import classes from './guides.module.css';

/** How to get a file out of a platform, in its own words. */
export type Guide = { platform: string; steps: readonly string[] };

export function Guides({ title, guides }: { title: string; guides: readonly Guide[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.root}>
      <Text component="h3" id={id} size="sm" fw={600}>
        {title}
      </Text>
      {guides.map(({ platform, steps }) => (
        <details key={platform} className={classes.guide}>
          <summary>{platform}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
