import type { Place } from '../../../../../shared/kernel/permissions.ts';
import { deleteInvitation, type Invitation, resendInvitation } from '../../../../../shared/team/invitation.contract.ts';
import { listMembers, type Member, removeMember, updateMember } from '../../../../../shared/team/member.contract.ts';
import { request } from '../../../lib/request.ts';
import { usePages } from '../../../lib/use-pages.ts';

const aPage = '100';

/** The people of the workspace and the invitations that wait, and what can be done with them. */
export function useTeam() {
  const { pages, error, reload, more, readingMore } = usePages([listMembers.operation], (cursor) =>
    request(listMembers, { query: { limit: aPage, ...(cursor && { cursor }) } }),
  );
  const members = pages?.flatMap(({ items }) => items);
  const invitations = pages
    ?.flatMap(({ invitations }) => invitations)
    .filter(({ status }) => status === 'pending' || status === 'expired');

  /** Answers once the list has been read again. */
  const then = async <T>(act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } finally {
      await reload().catch(() => undefined);
    }
  };

  return {
    members,
    invitations,
    error,
    reload,
    more,
    readingMore,
    change: ({ userId }: Member, { role, grants = [], refusals = [] }: Place, version: number) => {
      const lists = { grants: grants.filter((one) => one !== 'workspace:own'), refusals: [...refusals] };
      return then(request(updateMember, { params: { userId }, body: { role, ...lists, version } }));
    },
    remove: ({ userId }: Member, to: string) =>
      then(request(removeMember, { params: { userId }, query: to ? { to } : {} })),
    resend: ({ id }: Invitation) => then(request(resendInvitation, { params: { id } })),
    revoke: ({ id }: Invitation) => then(request(deleteInvitation, { params: { id } })),
  };
}

export type Team = ReturnType<typeof useTeam>;

/** `Camille Moreau` */
export const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
