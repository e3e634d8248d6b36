import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { clearCommentsLater } from '../comments/clear-comments.ts';
import { dropCards } from '../core/card-writes.ts';
import { unsavedEvent } from './card-events.ts';
import { readCard } from './read-card.ts';

export const removeCard = (actor: Actor, id: string) =>
  withFreshReads(async () => {
    const { card } = await readCard(actor.workspaceId, id);
    await clearCommentsLater([card]);
    await write([...(await dropCards([card])), audit(actor, { type: 'ad.unsaved', entityId: id }), unsavedEvent(card)]);
    return { id };
  });
