import { useUrlState } from '../../../lib/use-url-state.ts';
import { ClientList } from './client-list.tsx';
import { ClientPage } from './client-page.tsx';

/** All clients, or the one that the address names. */
export function ClientsSection() {
  const { params } = useUrlState();
  const id = params.get('client');
  return id ? <ClientPage id={id} /> : <ClientList />;
}
