import { daySeconds } from '../../../shared/kernel/day.ts';
import * as team from '../../../shared/team/invitation.contract.ts';
import { invitationsADay } from '../../../shared/team/team.rules.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { countOrRefuse, type Limit, takeBackAttempt } from '../../platform/throttle/throttle.ts';
import { Invitation, isUnsent } from './invitation.entity.ts';
import { makeInvitation } from './make-invitation.ts';
import { shownInvitation } from './shown-invitation.ts';

const perDay: Limit = { name: 'invitations-day', max: invitationsADay, windowSeconds: daySeconds };

/** Longer than any request, and a mail, take. */
const secondLookSeconds = 60;

export const handler = defineHandler(team.createInvitation, (call) =>
  makeOnce(call, {
    make: async (mark) => {
      const { actor, body } = call;
      const { workspaceId } = actor;
      await countOrRefuse(perDay, workspaceId);
      try {
        const item = await withFreshReads(() => makeInvitation(actor, body, mark));
        await enqueueMail({ kind: 'invitation', workspaceId, invitationId: item.invitationId });
        return { invitation: shownInvitation(item) };
      } catch (error) {
        if (error instanceof AppError) await takeBackAttempt(perDay, workspaceId);
        throw error;
      }
    },
    replay: async (invitationId) => {
      const { workspaceId } = call.actor;
      const { data: item } = await Invitation.get({ workspaceId, invitationId }).go({ consistent: true });
      if (!item) throw new AppError('conflict');
      // The message of the first try may never have left; where it has, it is worked off by then.
      if (isUnsent(item))
        await enqueueMail({ kind: 'invitation', workspaceId, invitationId, unlessSent: true }, secondLookSeconds);
      return { invitation: shownInvitation(item) };
    },
  }),
);
