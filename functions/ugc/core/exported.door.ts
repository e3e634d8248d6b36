import { type ExportedWord, onePage } from '../../platform/exported.ts';
import { allBrands } from './read-brand.ts';

export const exported: ExportedWord = {
  workspace: [
    { name: 'ugc-brands', entities: ['ugcBrand'], pages: ({ workspaceId }) => onePage(allBrands(workspaceId)) },
  ],
};
