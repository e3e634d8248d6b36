import type { Place } from '../../../shared/kernel/permissions.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import * as invitations from '../../../shared/team/invitation.contract.ts';
import * as members from '../../../shared/team/member.contract.ts';
import { queues } from '../../../shared/team/queues.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler } from '../member/hand-over.worker.ts';

export type Person = Pick<Awaited<ReturnType<typeof signedInUser>>, 'token'>;
type Asked = RouteInput<typeof invitations.createInvitation>['body'];

/** An owner of a workspace, and someone else in it. */
export async function pair(place: Place = { role: 'member' }, workspaceOverrides: Partial<WorkspaceItem> = {}) {
  const owner = await signedInUser({}, workspaceOverrides);
  return { owner, other: await colleagueOf(owner.workspace, place), workspaceId: owner.workspace.workspaceId };
}

export const list = async ({ token }: Person, query: object = {}) =>
  (await call(members.listMembers, { token, query })).data;

export const change = (
  { token }: Person,
  { user }: { user: { userId: string } },
  body: RouteInput<typeof members.updateMember>['body'],
) => call(members.updateMember, { token, params: { userId: user.userId }, body });

export const takeOut = ({ token }: Person, { user }: { user: { userId: string } }, query: { to?: string } = {}) =>
  call(members.removeMember, { token, params: { userId: user.userId }, query });

export const resetFactor = ({ token }: Person, { user }: { user: { userId: string } }) =>
  call(members.deleteMemberFactor, { token, params: { userId: user.userId } });

export const invite = ({ token }: Person, asked: Partial<Asked> = {}, headers: Record<string, string> = {}) =>
  call(invitations.createInvitation, { token, body: { email: uniqueEmail(), role: 'member', ...asked }, headers });

export const revoke = ({ token }: Person, id: string) => call(invitations.deleteInvitation, { token, params: { id } });
export const resend = ({ token }: Person, id: string) => call(invitations.resendInvitation, { token, params: { id } });
export const open = (token: string) => call(invitations.getInvitation, { params: { token } });

export const newcomer = { password, firstName: 'Paul', lastName: 'Marchand' };
export const accept = (
  token: string,
  body: RouteInput<typeof invitations.acceptInvitation>['body'] = newcomer,
  ip?: string,
) => call(invitations.acceptInvitation, { params: { token }, body, ...(ip && { ip }) });

/** The secrets of the invitations that were mailed to an address, the last one last. */
export async function linksOf(email: string): Promise<string[]> {
  return (await mailsTo(email)).flatMap(({ text }) => /\?invitation=([\w-]+)/.exec(text)?.[1] ?? []);
}

/** Someone invited to a workspace, with the secret of their link. */
export async function invited(by: Person, asked: Partial<Asked> = {}) {
  const { data } = await invite(by, asked);
  const { invitation } = data;
  const token = (await linksOf(invitation.email)).at(-1) ?? '';
  return { invitation, token };
}

export const seatsOf = async (workspaceId: string) =>
  (await Team.get({ workspaceId }).go({ consistent: true })).data ?? { owners: 0, seats: 0 };

/** Runs all hand-overs that wait. */
export const handOvers = queueRuns(queues.handOvers, handler);
