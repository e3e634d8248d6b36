import * as settings from '../../../shared/settings/workspace.contract.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { shownPlan } from '../deletion/shown-deletion.ts';
import { shownWorkspace } from './shown-workspace.ts';

const mostNamed = 3;
/** Who made it stands at the top, and a workspace has few owners. */
const mostLooked = 300;

export const handler = defineHandler(settings.getWorkspace, async ({ actor }) => {
  const owners = actor.permissions.has('settings:write') ? [] : await ownersOf(actor.workspaceId);
  const { deletion } = actor.workspace;
  const planned = deletion ? await shownPlan(deletion) : null;
  return { workspace: { ...shownWorkspace(actor.workspace, owners), deletion: planned } };
});

async function ownersOf(workspaceId: string): Promise<string[]> {
  const { data } = await Member.query
    .byWorkspace({ workspaceId })
    .where((attr, { eq }) => eq(attr.role, 'owner'))
    .go({ limit: mostLooked, pages: 1 });
  const items = await readTogether(data.slice(0, mostNamed).map((member) => User.get(member)));
  return items.flatMap((item) => {
    const user = User.parse({ Item: item }).data;
    return user ? [fullNameOf(user)] : [];
  });
}
