import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { onFirstInput } from './first-input.ts';
import { type Load, lazyPage } from './lazy-page.tsx';

const calmMs = 2_000;

/**
 * A part that only answers the person: fetched when they first move, so that it is there when they ask for it; `soon`, which the
 * very first input may ask for, once the page has nothing else to do. Safari, which cannot tell, waits for the input.
 */
export function later<Props extends object>(
  load: Load<Props>,
  meanwhile: ReactNode = null,
  soon = false,
): ComponentType<Props> {
  const part = lazyPage(load);
  const preload = () => void part.preload();
  onFirstInput(preload);
  if (soon) setTimeout(() => window.requestIdleCallback?.(preload), calmMs);
  return function Later(props: Props) {
    const [Part] = useState(part.component);
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
