import { type ComponentType, lazy, useState } from 'react';
import { recoverChunk } from './chunk-failure.ts';

export type Load<Props = object> = () => Promise<ComponentType<Props>>;

export type LazyPage<Props = object> = {
  /** The page itself once its chunk is there; until then, what suspends on it. */
  component: () => ComponentType<Props>;
  /** Fetches the chunk ahead of need. Never fails: what needs it says so. */
  preload: () => Promise<void>;
};

export function lazyPage<Props = object>(load: Load<Props>): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchChunk = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const suspending = lazy(() => fetchChunk().catch(recoverChunk)) as unknown as ComponentType<Props>;
  const done = () => undefined;
  return { component: () => loaded ?? suspending, preload: () => fetchChunk().then(done, done) };
}

/** Shows a page without the spinner that React.lazy shows once even when the chunk is there. */
export function Deferred({ page }: { page: LazyPage }) {
  const [Page] = useState(page.component);
  return <Page />;
}
