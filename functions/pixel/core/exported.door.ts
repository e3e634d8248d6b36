import { type ExportedWord, pagesOf } from '../../platform/exported.ts';
import { Pixel } from '../pixel/pixel.entity.ts';
import { shownPixels } from '../pixel/shown-pixels.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'pixels',
      entities: ['pixel', 'pixelHour'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Pixel.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => shownPixels(workspaceId, items),
        ),
    },
  ],
};
