import { createConversions } from 'electrodb';
import { type Impersonator, saidMode } from '../../../shared/kernel/impersonator.ts';
import type { Permission } from '../../../shared/kernel/permissions.ts';
import { AppError } from '../app-error.ts';
import { type Item, mostTogether, type Read, readTogether } from '../db/read-together.ts';
import { readAccessToken, type TokenIds } from './access-token.ts';
import { ApiKey } from './api-key.entity.ts';
import { findApiKey, isApiKey, isRevoked, noteUse, permissionsOf } from './api-key.ts';
import { heldPermissions, Member, type MemberItem } from './member.entity.ts';
import { isOfEarlierStay, refuseDeadSession } from './refuse-dead-session.ts';
import { Session } from './session.entity.ts';
import { User, type UserItem } from './user.entity.ts';
import { Workspace, type WorkspaceItem } from './workspace.entity.ts';

// Each request makes these keys: `Session.get` and its like take fifteen times as long over one.
const { toKeys: sessionKey } = createConversions(Session).byAccessPattern.byId.fromComposite;
const { toKeys: apiKeyKey } = createConversions(ApiKey).byAccessPattern.byWorkspace.fromComposite;
const { toKeys: userKey } = createConversions(User).byAccessPattern.byId.fromComposite;
const { toKeys: memberKey } = createConversions(Member).byAccessPattern.byWorkspace.fromComposite;
const { toKeys: workspaceKey } = createConversions(Workspace).byAccessPattern.byId.fromComposite;

/** Who is acting: what every domain function takes first. */
export type Actor = {
  userId: string;
  workspaceId: string;
  /** Of a server, the id of its API key. */
  sessionId: string;
  /** Only of a server: its API key. */
  apiKeyId?: string;
  ip: string;
  /** When a person last typed their password in this session; a server has none to type. */
  confirmedAt?: string | undefined;
  /** Only of someone of the support under the name of that person. */
  impersonatedBy?: Impersonator;
  permissions: ReadonlySet<Permission>;
  user: UserItem;
  member: MemberItem;
  workspace: WorkspaceItem;
  ahead?: ReadAhead | undefined;
};

/** Who only reads: whoever holds a public link has no session. */
export type Reader = Pick<Actor, 'userId' | 'workspaceId' | 'permissions'>;

/** To be noted on what an actor connects: true when their address was proven by then, else nothing. A reset leaves it alone. */
export const provenBy = ({ user }: Actor): true | undefined => (user.emailProvenAt ? true : undefined);

/** What an act will make and read if nothing has changed, worked out without a call to AWS. */
export type Guessed<Made = unknown> = { made: Made; reads: Read[] };
export type Guess<Made = unknown> = (ids: Pick<TokenIds, 'userId' | 'workspaceId'>) => Promise<Guessed<Made>>;
/** What was guessed, with what was read for it in the round trip of the session: in the order asked. */
export type ReadAhead<Made = unknown> = { made: Made; items: (Item | undefined)[] };

/**
 * Who a bearer stands for: a session or an API key. Reads what it names at every call, so that a revocation, a
 * suspension or a change of role holds from the next one on. Nothing is guessed for a key, which may do little.
 */
export async function loadActor(bearer: string | undefined, ip: string, guess?: Guess): Promise<Actor> {
  if (bearer === undefined) throw new AppError('unauthorized');
  if (saidMode(bearer)) return (await import('./impersonated-actor.ts')).loadImpersonatedActor(bearer, ip);
  return isApiKey(bearer) ? loadKeyActor(bearer, ip) : loadSessionActor(bearer, ip, guess);
}

async function loadSessionActor(bearer: string, ip: string, guess?: Guess): Promise<Actor> {
  const ids = await readAccessToken(bearer);
  if (!ids) throw new AppError('unauthorized');
  const reads: Read[] = [sessionKey(ids), userKey(ids), memberKey(ids), workspaceKey(ids)];
  // What goes wrong in a guess goes wrong in the act, which tells it to who may know.
  const guessed = await guess?.(ids).catch(() => undefined);
  const fits = guessed && reads.length + guessed.reads.length <= mostTogether;
  const [sessionItem, userItem, memberItem, workspaceItem, ...items] = await readTogether([
    ...reads,
    ...(fits ? guessed.reads : []),
  ]);
  const session = Session.parse({ Item: sessionItem }).data;
  const user = User.parse({ Item: userItem }).data;
  const member = Member.parse({ Item: memberItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  // Who is no longer a member has no session here any more.
  if (!session || !member || !workspace) throw new AppError('unauthorized');
  refuseDeadSession(session, user, member);
  const ahead = fits ? { made: guessed.made, items } : undefined;
  const confirmedAt = session.confirmedAt ?? session.createdAt;
  return { ...ids, ip, confirmedAt, permissions: heldPermissions(user, member), user, member, workspace, ahead };
}

/** A key acts for the person who made it, within what it was given and what that person may do now. */
async function loadKeyActor(bearer: string, ip: string): Promise<Actor> {
  const ids = await findApiKey(bearer);
  if (!ids) throw new AppError('api_key_invalid');
  const [keyItem, userItem, memberItem, workspaceItem] = await readTogether([
    apiKeyKey(ids),
    userKey(ids),
    memberKey(ids),
    workspaceKey(ids),
  ]);
  const key = ApiKey.parse({ Item: keyItem }).data;
  const user = User.parse({ Item: userItem }).data;
  const member = Member.parse({ Item: memberItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  if (!key || !user || !member || !workspace || isRevoked(key, user)) throw new AppError('api_key_invalid');
  if (isOfEarlierStay(key, member)) throw new AppError('api_key_invalid');
  if (user.status === 'suspended') throw new AppError('account_suspended');
  await noteUse(key);
  const given = permissionsOf(key);
  const permissions = [...heldPermissions(user, member)].filter((permission) => given.includes(permission));
  const { userId, workspaceId, apiKeyId } = key;
  return {
    userId,
    workspaceId,
    sessionId: apiKeyId,
    apiKeyId,
    ip,
    permissions: new Set(permissions),
    user,
    member,
    workspace,
  };
}
