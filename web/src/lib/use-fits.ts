import { type RefObject, useEffect, useState } from 'react';

/** Whether what an element holds fits its width, so that it need not scroll sideways. */
export function useFits(element: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setFits(current.scrollWidth <= current.clientWidth);
    const observer = new ResizeObserver(look);
    for (const one of [current, ...current.children]) observer.observe(one);
    look();
    return () => observer.disconnect();
  }, [element]);
  return fits;
}
