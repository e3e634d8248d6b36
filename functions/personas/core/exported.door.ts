import { type ExportedWord, pagesOf } from '../../platform/exported.ts';
import { Persona } from './persona.entity.ts';
import { shownPersona } from './shown-persona.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'personas',
      entities: ['persona'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Persona.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map((item) => shownPersona(item)),
        ),
    },
  ],
};
