import { gunzipSync } from 'node:zlib';
import { childrenOf, type ExportedThing, pagesOf, parentsAtOnce } from '../../platform/exported.ts';
import { UgcAgreement, type UgcAgreementItem } from './agreement.entity.ts';
import { UgcCollaboration, type UgcCollaborationItem } from './collaboration.entity.ts';
import { CollaborationStep } from './collaboration-step.entity.ts';
import { UgcMessage } from './message.entity.ts';
import { UgcPayment } from './payment.entity.ts';
import { UgcRight, type UgcRightItem } from './right.entity.ts';
import { shownPayment } from './shown-payment.ts';

const collaborations = (
  { workspaceId }: { workspaceId: string },
  from: string | null,
  show: (items: UgcCollaborationItem[]) => UgcCollaborationItem[] = (items) => items,
) =>
  pagesOf(
    (page) => UgcCollaboration.query.byWorkspace({ workspaceId }).go({ ...page, limit: parentsAtOnce }),
    from,
    show,
  );

/** What archives hold of collaborations, as both sides have written it. */
export const exportedCollaborations: readonly ExportedThing[] = [
  { name: 'ugc-collaborations', entities: ['ugcCollaboration'], pages: (whose, from) => collaborations(whose, from) },
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
];

const unpacked = ({ packedHtml, ...rest }: UgcAgreementItem) => ({
  ...rest,
  html: gunzipSync(Buffer.from(packedHtml, 'base64')).toString('utf8'),
});

/** A code that promotes from a creator's account opens something: no archive holds it. */
const withoutCode = ({ code, ...right }: UgcRightItem) => ({
  ...right,
  codeHint: code?.hint ?? null,
  codeExpiresOn: code?.expiresOn ?? null,
});
