import { useClientNames } from './use-client-names.ts';
import { useMembers } from './use-members.ts';

type Named = { id: string; name: string };

/** What someone or something is called, once those that there are were read. */
export const nameIn = (known: readonly Named[] | undefined, id: string | null): string | undefined =>
  known?.find((one) => one.id === id)?.name;

/** What members and clients are called, by their ids. */
export function useReferenceNames(): ReadonlyMap<string, string> {
  const [{ data: members = [] }, { data: clients = [] }] = [useMembers(), useClientNames()];
  return new Map([...members, ...clients].map(({ id, name }) => [id, name]));
}
