import { productName } from '../../../shared/brand.ts';
import type { ActivityActor } from '../../../shared/journal/activity.contract.ts';
import { actorNames } from '../../../shared/journal/actor-names.ts';
import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';

type Acting = Pick<AuditLineItem, 'workspaceId' | 'actorId' | 'apiKeyId'>;

/** What stands for the product itself: an act because of what it has seen, or by the clock. */
export const byProduct: readonly string[] = ['system', 'schedule'];

export const isKey = (actorId: string): boolean => actorId.startsWith('key_');
const isPerson = (actorId: string): boolean => actorId.startsWith('usr_');
export const isCreator = (actorId: string): boolean => actorId.startsWith('crt_');

export const theProduct: ActivityActor = { kind: 'system', id: 'system', name: productName };

export const shownPerson = (user: Pick<UserItem, 'userId' | 'firstName' | 'lastName'>): ActivityActor => ({
  kind: 'user',
  id: user.userId,
  name: fullNameOf(user),
});

export const shownKey = ({ apiKeyId, name }: { apiKeyId: string; name: string }): ActivityActor => ({
  kind: 'api_key',
  id: apiKeyId,
  name: actorNames.key(name),
});

/** Who acted in some lines, a hundred at most, by what they are called today. */
export async function actorsOf(lines: readonly Acting[]): Promise<(line: Acting) => ActivityActor> {
  const places = new Map(lines.map((line) => [idOf(line), line.workspaceId]));
  const ids = [...places.keys()].filter((id) => isKey(id) || isPerson(id));
  const items = await readTogether(
    ids.map((id) =>
      isKey(id) ? ApiKey.get({ workspaceId: places.get(id) ?? '', apiKeyId: id }) : User.get({ userId: id }),
    ),
  );
  const actors = new Map(ids.map((id, at) => [id, isKey(id) ? keyOr(id, items[at]) : personOr(id, items[at])]));
  return (line) => actors.get(idOf(line)) ?? otherActor(idOf(line));
}

/** Who is of no workspace: a creator, or the product. */
const otherActor = (id: string): ActivityActor =>
  isCreator(id) ? { kind: 'creator', id, name: actorNames.creator } : theProduct;

const idOf = ({ actorId, apiKeyId }: Acting): string => apiKeyId ?? actorId;

function keyOr(id: string, Item: Record<string, unknown> | undefined): ActivityActor {
  const { data } = ApiKey.parse({ Item });
  return data ? shownKey(data) : { kind: 'api_key', id, name: actorNames.revokedKey };
}

function personOr(id: string, Item: Record<string, unknown> | undefined): ActivityActor {
  const { data } = User.parse({ Item });
  return data ? shownPerson(data) : { kind: 'user', id, name: actorNames.gonePerson };
}
