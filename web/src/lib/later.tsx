import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { onFirstInput } from './first-input.ts';
import { type Load, lazyPage } from './lazy-page.tsx';

/** A part that only answers the person: fetched when they first move, so that it is there when they ask for it. */
export function later<Props extends object>(load: Load<Props>, meanwhile: ReactNode = null): ComponentType<Props> {
  const part = lazyPage(load);
  onFirstInput(() => void part.preload());
  return function Later(props: Props) {
    const [Part] = useState(part.component);
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
