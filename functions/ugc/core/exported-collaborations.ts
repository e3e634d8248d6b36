import { gunzipSync } from 'node:zlib';
import { childrenOf, type ExportedThing, pagesOf, parentsAtOnce } from '../../platform/exported.ts';
import { UgcAgreement, type UgcAgreementItem } from './agreement.entity.ts';
import { UgcCampaign } from './campaign.entity.ts';
import { UgcCollaboration, type UgcCollaborationItem } from './collaboration.entity.ts';
import { CollaborationStep } from './collaboration-step.entity.ts';
import { UgcInvoice } from './invoice.entity.ts';
import { UgcMessage } from './message.entity.ts';
import { UgcPayment } from './payment.entity.ts';
import { UgcRight, type UgcRightItem } from './right.entity.ts';
import { reviewsAreOpen } from './shown-collaboration.ts';
import { shownPayment } from './shown-payment.ts';

const collaborations = <Shown extends object = UgcCollaborationItem>(
  { workspaceId }: { workspaceId: string },
  from: string | null,
  show: (items: UgcCollaborationItem[]) => Shown[] = (items) => items as unknown as Shown[],
) =>
  pagesOf(
    (page) => UgcCollaboration.query.byWorkspace({ workspaceId }).go({ ...page, limit: parentsAtOnce }),
    from,
    show,
  );

/** What archives hold of collaborations, as both sides have written it. */
export const exportedCollaborations: readonly ExportedThing[] = [
  {
    name: 'ugc-collaborations',
    entities: ['ugcCollaboration'],
    pages: (whose, from) => collaborations(whose, from, (items) => items.map(asBrandReads)),
  },
  {
    name: 'ugc-steps',
    entities: ['collaborationStep'],
    pages: (whose, from) =>
      childrenOf(collaborations(whose, from), async ({ workspaceId, collaborationId }) => {
        const all = CollaborationStep.query.byCollaboration({ workspaceId, collaborationId });
        return (await all.go({ pages: 'all', consistent: true })).data;
      }),
  },
  {
    name: 'ugc-campaign-steps',
    entities: ['collaborationStep'],
    pages: ({ workspaceId }, from) =>
      childrenOf(
        pagesOf(
          (page) => UgcCampaign.query.byWorkspace({ workspaceId }).go({ ...page, limit: parentsAtOnce }),
          from,
          (items) => items,
        ),
        async ({ campaignId }) => {
          const own = CollaborationStep.query.byCollaboration({ workspaceId, collaborationId: campaignId });
          return (await own.go({ pages: 'all', consistent: true })).data;
        },
      ),
  },
  {
    name: 'ugc-messages',
    entities: ['ugcMessage'],
    pages: (whose, from) =>
      childrenOf(collaborations(whose, from), async ({ workspaceId, collaborationId }) => {
        const all = UgcMessage.query.byCollaboration({ workspaceId, collaborationId });
        return (await all.go({ pages: 'all', consistent: true })).data;
      }),
  },
  {
    name: 'ugc-agreements',
    entities: ['ugcAgreement'],
    pages: ({ workspaceId }, from) =>
      pagesOf(
        (page) => UgcAgreement.query.byWorkspace({ workspaceId }).go({ ...page, limit: parentsAtOnce }),
        from,
        (items) => items.map(unpacked),
      ),
  },
  {
    name: 'ugc-rights',
    entities: ['ugcRight'],
    pages: ({ workspaceId }, from) =>
      pagesOf(
        (page) => UgcRight.query.byWorkspace({ workspaceId }).go(page),
        from,
        (items) => items.map(withoutCode),
      ),
  },
  {
    name: 'ugc-payments',
    entities: ['ugcPayment'],
    pages: ({ workspaceId }, from) =>
      pagesOf(
        (page) => UgcPayment.query.byWorkspace({ workspaceId }).go(page),
        from,
        (items) => items.map(shownPayment),
      ),
  },
  {
    name: 'ugc-invoices',
    entities: ['ugcInvoice'],
    pages: ({ workspaceId }, from) =>
      pagesOf(
        (page) => UgcInvoice.query.byWorkspace({ workspaceId }).go(page),
        from,
        (items) => items.map(({ invoiceId, paymentId, content }) => ({ invoiceId, paymentId, ...content })),
      ),
  },
];

/** Without what the brand does not read of it, nor where its people sat, nor where files stand. */
function asBrandReads({ dueShard: _, content, ...item }: UgcCollaborationItem) {
  const { offer, reviews, shipment, payment, ...rest } = content;
  const mine = without(reviews, 'creator');
  return {
    ...item,
    content: {
      ...rest,
      ...(offer && { offer: without(offer, 'madeFrom') }),
      reviews: reviewsAreOpen(reviews, new Date()) ? reviews : mine,
      ...(shipment && { shipment: without(shipment, 'receipt') }),
      ...(payment && { payment: without(payment, 'invoice') }),
    },
  };
}

function without<T extends object, Name extends keyof T>(thing: T, name: Name): Omit<T, Name> {
  const { [name]: _, ...rest } = thing;
  return rest;
}

const unpacked = ({ packedHtml, annexes = [], ...rest }: UgcAgreementItem) => ({
  ...rest,
  html: textOf(packedHtml),
  annexes: annexes.map(({ packedHtml: packed, ...annex }) => ({ ...annex, html: textOf(packed) })),
});

const textOf = (packed: string): string => gunzipSync(Buffer.from(packed, 'base64')).toString('utf8');

/** A code that promotes from a creator's account opens something: no archive holds it. */
const withoutCode = ({ code, extension, ...right }: UgcRightItem) => ({
  ...right,
  ...(extension && { extension: without(extension, 'proposedFrom') }),
  codeHint: code?.hint ?? null,
  codeExpiresOn: code?.expiresOn ?? null,
});
