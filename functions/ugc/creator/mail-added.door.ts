import { sendMail } from '../../platform/clients/mail.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { CreatorRelation } from '../core/creator-relation.entity.ts';
import { makeLink } from '../space/make-link.ts';
import { creatorAddedMail } from './creator-added.mail.ts';

type Asked = { workspaceId: string; creatorId: string; userId: string };

/** Tells someone by whom they were added, with the link to their space; nothing once they have opened one, or were forgotten. */
export async function mailAdded({ workspaceId, creatorId, userId }: Asked): Promise<void> {
  const [relationItem, workspaceItem, userItem] = await readTogether([
    CreatorRelation.get({ workspaceId, creatorId }),
    Workspace.get({ workspaceId }),
    User.get({ userId }),
  ]);
  const { data: relation } = CreatorRelation.parse({ Item: relationItem });
  const { data: workspace } = Workspace.parse({ Item: workspaceItem });
  const { data: user } = User.parse({ Item: userItem });
  const added = relation?.added;
  if (!added || added.openedAt || !workspace || !user) return;
  await sendMail(
    added.email,
    creatorAddedMail({
      person: `${user.firstName} ${user.lastName}`,
      workspace: workspace.name,
      // What a stranger typed goes nowhere by our mails.
      ...(user.emailProvenAt
        ? { collectedFrom: added.collectedFrom, message: added.message || null }
        : { collectedFrom: null, message: null }),
      url: await makeLink({ creatorId, workspaceId }),
    }),
  );
}
