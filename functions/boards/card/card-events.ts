import type { SavedAd as ShownSavedAd } from '../../../shared/boards/card.contract.ts';
import type { Operation } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { SavedAdItem } from '../core/saved-ad.entity.ts';

/** What webhooks are told of a card that was put on a board or went to another place. */
export const cardEvent = (
  by: { workspaceId: string },
  type: 'ad.saved' | 'ad.moved',
  savedAd: ShownSavedAd,
  at?: Date,
): Operation => event(by, { type, entityId: savedAd.id, data: { savedAd } }, at);

/** A card that is gone: its id, and where which ad was. */
export const unsavedEvent = ({ workspaceId, savedAdId: id, boardId, adId }: SavedAdItem): Operation =>
  event({ workspaceId }, { type: 'ad.unsaved', entityId: id, data: { id, boardId, adId } });
