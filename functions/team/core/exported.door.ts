import type { Member as ShownMember } from '../../../shared/team/member.contract.ts';
import { mostTogether } from '../../platform/db/read-together.ts';
import { columns, type ExportedWord, pagesOf } from '../../platform/exported.ts';
import { withUsers } from '../../platform/identity/active-people.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { Invitation } from '../invitation/invitation.entity.ts';
import { shownInvitation } from '../invitation/shown-invitation.ts';
import { shownMember } from '../member/shown-member.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'members',
      entities: ['member'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Member.query.byWorkspace({ workspaceId }).go({ ...page, limit: mostTogether }),
          from,
          async (items) => (await withUsers(items)).map(shownMember),
        ),
      table: columns<ShownMember>(
        'userId',
        'email',
        'firstName',
        'lastName',
        'role',
        'status',
        'lastSeenAt',
        'joinedAt',
      ),
    },
    {
      name: 'invitations',
      entities: ['invitation'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Invitation.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownInvitation),
        ),
    },
  ],
};
