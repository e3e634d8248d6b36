import { useUrlState } from './use-url-state.ts';

/** Whether a dialog is open, kept in the address: a link may open it. */
export function useOpened(name: string): [opened: boolean, acts: { open: () => void; close: () => void }] {
  const { params, change } = useUrlState();
  const open = () => change({ [name]: '1' });
  const close = () => change({ [name]: null });
  return [params.has(name), { open, close }];
}
