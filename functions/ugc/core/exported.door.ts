import { type ExportedWord, onePage, pagesOf } from '../../platform/exported.ts';
import { CreatorRelation, type CreatorRelationItem } from './creator-relation.entity.ts';
import { allBrands } from './read-brand.ts';

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
  ],
};

const told = ({ creatorId, added, workspaceId: _, ...said }: CreatorRelationItem) => ({
  id: creatorId,
  added: added ?? null,
  ...said,
});
