import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { mostTogether } from '../../platform/db/read-together.ts';
import { asOwner, type ExportedWord, pagesOf } from '../../platform/exported.ts';
import { shownLines } from './shown-lines.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'activity',
      entities: ['activity'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => AuditLine.query.byWorkspace({ workspaceId }).go({ ...page, limit: mostTogether }),
          from,
          (lines) => shownLines(asOwner(workspaceId), lines),
        ),
    },
  ],
};
