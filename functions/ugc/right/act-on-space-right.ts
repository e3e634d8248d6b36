import { actOnSpaceRight } from '../../../shared/ugc/space-right.contract.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { asOftenAsCrossed } from '../collaboration/crossed.ts';
import { acceptExtension, declineExtension } from './answer-extension.ts';
import { readOwnRight } from './own-right.ts';
import { shownRight } from './shown-right.ts';

export const handler = defineHandler(actOnSpaceRight, async ({ actor, params: { id }, body }) => {
  const { right, item } = await readOwnRight(actor.creatorId, id);
  if (right.version !== body.version) throw new AppError('conflict');
  const answered = { actor, right, item, now: new Date() };
  const after =
    body.action === 'accept_extension'
      ? await asOftenAsCrossed(() => acceptExtension(answered, body))
      : await declineExtension(answered);
  const brands = await clientsById(item.workspaceId, [item.brandId]);
  return { right: { ...shownRight(after), brandName: brands.get(item.brandId)?.name ?? '' } };
});
