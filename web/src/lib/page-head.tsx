import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The element of the top bar that holds the acts of the page. */
export const pageActsId = 'page-acts';

let named: string | null = null;
const watchers = new Set<() => void>();

function name(title: string | null): void {
  named = title;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The name of the thing that the page shows, when it shows one. */
export function usePageName(): string | null {
  return useSyncExternalStore(watch, () => named);
}

/** Puts the name of what the page shows in place of the page's own title, as long as it is shown. */
export function useNamePage(title: string | null): void {
  useEffect(() => {
    name(title);
    return () => name(null);
  }, [title]);
}

/**
 * The acts of a page: at the end of the top bar, or in their place in the page where the bar is too narrow. What one of them
 * has opened stays open from one to the other.
 */
export function PageActs({ children }: { children: ReactNode }) {
  const wide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const place = useRef<HTMLDivElement>(null);
  const [host] = useState(madeHost);
  useLayoutEffect(() => {
    const bar = wide ? document.getElementById(pageActsId) : null;
    (bar ?? place.current)?.append(host);
    return () => host.remove();
  }, [wide, host]);
  return (
    <>
      <div ref={place} style={unboxed} />
      {createPortal(children, host)}
    </>
  );
}

/** No box of its own: what it holds is laid out as if it stood there itself. */
const unboxed = { display: 'contents' };

function madeHost(): HTMLElement {
  const host = document.createElement('div');
  Object.assign(host.style, unboxed);
  return host;
}
