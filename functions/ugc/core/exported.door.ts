import { clientsOf } from '../../clients/core/known-clients.door.ts';
import { type ExportedWord, onePage, pagesOf } from '../../platform/exported.ts';
import { UgcCampaign } from './campaign.entity.ts';
import { CreatorRelation, type CreatorRelationItem } from './creator-relation.entity.ts';
import { exportedCollaborations } from './exported-collaborations.ts';
import { exportedDeliverables } from './exported-deliverables.ts';
import { allBrands } from './read-brand.ts';
import { shownCampaign } from './shown-campaign.ts';

export const exported: ExportedWord = {
  workspace: [
    { name: 'ugc-brands', entities: ['ugcBrand'], pages: ({ workspaceId }) => onePage(allBrands(workspaceId)) },
    {
      name: 'ugc-creators',
      entities: ['creatorRelation'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => CreatorRelation.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(told),
        ),
    },
    {
      name: 'ugc-campaigns',
      entities: ['ugcCampaign'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => UgcCampaign.query.byWorkspace({ workspaceId }).go(page),
          from,
          async (items) => {
            const names = new Map((await clientsOf(workspaceId)).map(({ clientId, name }) => [clientId, name]));
            return Promise.all(items.map((item) => shownCampaign(item, names.get(item.brandId) ?? '')));
          },
        ),
    },
    ...exportedCollaborations,
    ...exportedDeliverables,
  ],
};

const told = ({ creatorId, added, workspaceId: _, ...said }: CreatorRelationItem) => ({
  id: creatorId,
  added: added ?? null,
  ...said,
});
