import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far down the page an element begins, after every drawing: what stands above grows and shrinks. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
  });
  return top;
}
