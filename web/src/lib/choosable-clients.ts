import type { ClientName } from '../../../shared/clients/client-names.contract.ts';

/** The clients among which one is chosen: those that are archived or being merged are no choice, unless they were. */
export const choosableClients = (clients: readonly ClientName[], chosen: string | null | undefined): ClientName[] =>
  clients.filter(({ id, archived, mergingInto }) => id === chosen || !(archived || mergingInto));
