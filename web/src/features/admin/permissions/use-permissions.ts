import useSWR from 'swr';
import {
  getUserPermissions,
  type UserPermissions,
  updateUserPermissions,
} from '../../../../../shared/admin/permission.contract.ts';
import { getUser } from '../../../../../shared/admin/user.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { isConflict } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

/** In the address: the workspace that is looked at. */
export const placeName = 'espace';

type Lists = Omit<RouteInput<typeof updateUserPermissions>['body'], 'workspaceId'>;
export type SavePermissions = (lists: Lists) => Promise<UserPermissions>;

/** A person, and what they may do in the workspace that the address names. */
export function usePermissions(id: string) {
  const { params } = useUrlState();
  const workspaceId = params.get(placeName) ?? undefined;
  const person = useSWR([getUser.operation, id], () => request(getUser, { params: { id } }));
  const { data, error, mutate } = useSWR([getUserPermissions.operation, id, workspaceId], () =>
    request(getUserPermissions, { params: { id }, query: workspaceId ? { workspaceId } : {} }),
  );
  const shown = data?.permissions;

  const save: SavePermissions = async (lists) => {
    try {
      const body = { workspaceId: shown?.workspaceId ?? null, ...lists };
      const answer = await request(updateUserPermissions, { params: { id }, body });
      await mutate(answer, { revalidate: false });
      return answer.permissions;
    } catch (refusal) {
      // Someone else has changed them: theirs are shown.
      if (isConflict(refusal)) await mutate();
      throw refusal;
    }
  };

  return {
    user: person.data?.user,
    shown,
    error: person.error ?? error,
    reload: () => Promise.all([person.mutate(), mutate()]),
    save,
  };
}
