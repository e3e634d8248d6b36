import useSWR from 'swr';
import { listMembers } from '../../../shared/team/member.contract.ts';
import { request } from './request.ts';

export type MemberName = { id: string; name: string };

/** Who is in the workspace, by name: read once and shared by every screen that tells whose a thing is. */
export function useMembers() {
  return useSWR([listMembers.operation, 'names'], readNames, { revalidateOnFocus: false });
}

async function readNames(): Promise<MemberName[]> {
  const names: MemberName[] = [];
  let cursor: string | undefined;
  do {
    const page = await request(listMembers, { query: { limit: '100', cursor } });
    names.push(
      ...page.items.map(({ userId, firstName, lastName }) => ({ id: userId, name: `${firstName} ${lastName}` })),
    );
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return names.sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
