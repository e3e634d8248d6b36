import useSWR from 'swr';
import type { Permission, WorkspaceRole } from '../../../shared/kernel/permissions.ts';
import { listMembers } from '../../../shared/team/member.contract.ts';
import { readAll } from './read-all.ts';
import { request } from './request.ts';

export type MemberName = {
  id: string;
  name: string;
  firstName: string;
  role: WorkspaceRole;
  permissions: readonly Permission[];
};

/** Who is in the workspace, by name, once that is wanted: read once and shared by every screen that tells whose a thing is. */
export function useMembers(wanted = true) {
  return useSWR(wanted && [listMembers.operation, 'names'], readNames, { revalidateOnFocus: false });
}

async function readNames(): Promise<MemberName[]> {
  const members = await readAll((cursor) => request(listMembers, { query: { limit: '100', cursor } }));
  const names = members.map(({ userId, firstName, lastName, role, permissions }) => ({
    id: userId,
    name: `${firstName} ${lastName}`,
    firstName,
    role,
    permissions,
  }));
  return names.sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
