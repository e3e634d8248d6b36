import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { futureDay } from '../../../shared/kernel/validation-messages.ts';
import { isBillable } from '../../../shared/ugc/space.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { update } from '../../platform/db/write.ts';
import { seal } from '../../platform/identity/seal.ts';
import type { CollaborationContent } from '../core/collaboration.entity.ts';
import { legalIdentityOf } from '../core/creator-legal.ts';
import { UgcRight, watched } from '../core/right.entity.ts';
import { sentFile } from '../upload/sent-file.ts';
import type { Effects } from './moving.ts';

/** How many last signs of a code tell it from another. */
const hintLength = 4;

/** What is paid, and what the creator gives besides. */
export const payEffects: Effects = {
  mark_paid: async ({ before, now }, { paidOn, reference }) => {
    if (paidOn > parisDay(now)) throw invalidField('paidOn', futureDay);
    const identity = await legalIdentityOf(before.creatorId);
    if (identity && !isBillable(identity)) throw new AppError('not_billable');
    return { content: paid(before.content, { paidOn, reference }) };
  },
  contest_payment: (_, { text }) => ({ text }),
  send_invoice: async ({ before, now }, { uploadId, number, issuedOn }) => {
    if (issuedOn > parisDay(now)) throw invalidField('issuedOn', futureDay);
    const { file, joined } = await sentFile({ ...before, purpose: 'invoice' }, uploadId);
    return { content: paid(before.content, { invoice: { ...file, number, issuedOn } }), operations: [joined] };
  },
  confirm_payment: ({ before, now }) => ({ content: paid(before.content, { confirmedAt: now.toISOString() }) }),
  give_code: async ({ before, now }, { network, postUrl, code, days }) => {
    const { workspaceId, content } = before;
    const { rightId } = content;
    if (!rightId) throw new AppError('illegal_transition');
    const expiresOn = addDays(parisDay(now), days);
    const hint = code.length > 2 * hintLength ? code.slice(-hintLength) : '';
    const { data: right } = await UgcRight.get({ workspaceId, rightId }).go({ consistent: true });
    if (!right) throw new AppError('illegal_transition');
    const sealed = await seal({ purpose: 'ugc-code', userId: rightId }, code);
    const given = { code: { sealed, hint, expiresOn } };
    return {
      content: { code: { network, postUrl, hint, expiresOn } },
      operations: [
        update(
          UgcRight.patch({ workspaceId, rightId })
            .set({ ...given, ...watched({ ...right, ...given }, parisDay(now)), updatedAt: now.toISOString() })
            .add({ version: 1 }),
        ),
      ],
    };
  },
};

type Told = Pick<NonNullable<CollaborationContent['payment']>, 'paidOn' | 'reference' | 'confirmedAt' | 'invoice'>;

const paid = ({ payment }: CollaborationContent, told: Told): Partial<CollaborationContent> =>
  payment ? { payment: { ...payment, ...told } } : {};
