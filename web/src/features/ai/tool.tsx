import { Skeleton } from '@mantine/core';
import { later } from '../../lib/later.tsx';
import type { Load } from '../../lib/lazy-page.tsx';

/** A tool of the page, with the rules that it brings: whoever opens another one does without. */
export const tool = <Props extends object>(load: Load<Props>, waiting = <Skeleton height={420} radius="lg" />) =>
  later(load, waiting);
