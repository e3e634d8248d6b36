import type { Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { recoverChunk } from './chunk-failure.ts';
import { onFirstInput } from './first-input.ts';

type Options = Pick<
  VirtualizerOptions<Window, Element>,
  'count' | 'estimateSize' | 'getItemKey' | 'overscan' | 'gap' | 'scrollMargin'
>;

let library: typeof import('@tanstack/react-virtual') | undefined;

async function load(): Promise<void> {
  library ??= await import('@tanstack/react-virtual');
}

/** What follows a list that the window scrolls. None until the person first moves: what they see does not need it. */
export function useWindowVirtual(options: Options): Virtualizer<Window, Element> | undefined {
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0);
  const kept = useRef<Virtualizer<Window, Element>>(undefined);
  useEffect(() => {
    if (library) return;
    const fetchLibrary = () => void load().then(redraw, recoverChunk);
    const forget = onFirstInput(fetchLibrary);
    // A page that is loaded again goes down by itself to where it stood.
    window.addEventListener('scroll', fetchLibrary, { once: true, passive: true });
    return () => {
      forget();
      window.removeEventListener('scroll', fetchLibrary);
    };
  }, []);
  if (library) {
    const all: VirtualizerOptions<Window, Element> = {
      ...options,
      getScrollElement: () => window,
      observeElementRect: library.observeWindowRect,
      observeElementOffset: library.observeWindowOffset,
      scrollToFn: library.windowScroll,
      initialOffset: () => window.scrollY,
      initialRect: { width: window.innerWidth, height: window.innerHeight },
      onChange: redraw,
    };
    kept.current ??= new library.Virtualizer(all);
    kept.current.setOptions(all);
  }
  const follows = library !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is one
  useLayoutEffect(() => kept.current?._didMount(), [follows]);
  useLayoutEffect(() => kept.current?._willUpdate());
  return kept.current;
}
