import { useEffect, useRef } from 'react';

/** Whether what asks was left: nobody waits for its answer any more. */
export function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}
