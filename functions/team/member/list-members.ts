import * as z from 'zod';
import * as team from '../../../shared/team/member.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { withUsers } from '../../platform/identity/active-people.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { invitationsFrom } from '../invitation/invitation.entity.ts';
import { shownInvitation } from '../invitation/shown-invitation.ts';
import { shownMember } from './shown-member.ts';

/** Where each of the two lists goes on; null once it has ended. */
const After = z.object({ userId: z.string().nullable(), invitationId: z.string().nullable() });

/** A page holds so many of the members, and so many of the invitations beside them. */
export const handler = defineHandler(team.listMembers, async (call) => {
  const { workspaceId } = call.actor;
  const page = pageOf(call);
  const after = await page.after(After);
  const [people, invitations] = await Promise.all([
    after?.userId === null ? [] : membersFrom(workspaceId, page.limit + 1, after?.userId),
    after?.invitationId === null ? [] : invitationsFrom(workspaceId, page.limit + 1, after?.invitationId),
  ]);
  const members = people.slice(0, page.limit);
  const shownOnes = invitations.slice(0, page.limit);
  const next = {
    userId: people.length > page.limit ? (members.at(-1)?.userId ?? null) : null,
    invitationId: invitations.length > page.limit ? (shownOnes.at(-1)?.invitationId ?? null) : null,
  };
  const more = next.userId !== null || next.invitationId !== null;
  return {
    items: (await withUsers(members)).map(shownMember),
    invitations: shownOnes.map(shownInvitation),
    nextCursor: await page.next(more ? next : null),
  };
});

async function membersFrom(workspaceId: string, count: number, after?: string): Promise<MemberItem[]> {
  const all = Member.query.byWorkspace({ workspaceId });
  const { data } = await (after ? all.gt({ userId: after }) : all).go({ count, consistent: true });
  return data;
}
