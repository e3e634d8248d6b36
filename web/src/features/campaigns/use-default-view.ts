import { useEffect, useRef } from 'react';
import { useUrlState } from '../../lib/use-url-state.ts';
import type { ListView } from '../../lib/use-views.ts';
import { viewChange } from './campaigns-query.ts';

/** Opens the list with the view that the person chose for it, once, when the address asks for nothing itself. */
export function useDefaultView(views: readonly ListView[] | undefined) {
  const { params, change } = useUrlState();
  const bare = useRef(params.size === 0);
  const view = views?.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (!views) return;
    if (bare.current && view && params.size === 0) change(viewChange(view), { replace: true });
    bare.current = false;
  }, [views, view, params, change]);
}
