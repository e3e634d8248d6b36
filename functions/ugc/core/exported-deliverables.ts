import { childrenOf, type ExportedThing, pagesOf, parentsAtOnce } from '../../platform/exported.ts';
import { UgcComment } from './comment.entity.ts';
import { UgcDeliverable, type UgcDeliverableItem } from './deliverable.entity.ts';
import { UgcVersion } from './version.entity.ts';

type Whose = { workspaceId: string };

const deliverables = ({ workspaceId }: Whose, from: string | null) =>
  pagesOf(
    (page) => UgcDeliverable.query.byWorkspace({ workspaceId }).go({ ...page, limit: parentsAtOnce }),
    from,
    (items): UgcDeliverableItem[] => items,
  );

/** What archives hold of what creators made, but the films themselves. */
export const exportedDeliverables: readonly ExportedThing[] = [
  { name: 'ugc-deliverables', entities: ['ugcDeliverable'], pages: (whose, from) => deliverables(whose, from) },
  {
    name: 'ugc-versions',
    entities: ['ugcVersion'],
    pages: ({ workspaceId }, from) =>
      pagesOf(
        (page) => UgcVersion.query.byDeliverable({ workspaceId }).go(page),
        from,
        (items) => items.map(({ fileKey: _, posterKey: __, ...said }) => said),
      ),
  },
  {
    name: 'ugc-comments',
    entities: ['ugcComment'],
    pages: (whose, from) =>
      childrenOf(deliverables(whose, from), async ({ workspaceId, deliverableId }) => {
        const all = UgcComment.query.byDeliverable({ workspaceId, deliverableId });
        return (await all.go({ pages: 'all', consistent: true })).data;
      }),
  },
];
