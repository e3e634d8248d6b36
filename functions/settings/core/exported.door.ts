import type { ApiKey as ShownKey } from '../../../shared/settings/api-keys.contract.ts';
import { ownTokensThisMonth } from '../../ai/models/own-tokens.door.ts';
import { columns, type ExportedWord, onePage, pagesOf, type Whose } from '../../platform/exported.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { readAi, shownAi } from '../ai-integration/connection.ts';
import { shownApiKey } from '../api-keys/shown-api-key.ts';
import { readMeta, shownIntegration } from '../meta-integration/connection.ts';
import { shownWorkspace } from '../workspace/shown-workspace.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'workspace',
      entities: ['workspace'],
      pages: ({ workspaceId }) => onePage(workspaceOf(workspaceId)),
    },
    {
      name: 'api-keys',
      entities: ['apiKey'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => ApiKey.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownApiKey),
        ),
      table: columns<ShownKey>('id', 'name', 'permissions', 'hint', 'lastUsedAt', 'createdAt'),
    },
    {
      name: 'integrations',
      entities: ['integration'],
      pages: (whose) => onePage(integrationsOf(whose)),
    },
  ],
};

async function workspaceOf(workspaceId: string): Promise<object[]> {
  const { data } = await Workspace.get({ workspaceId }).go({ consistent: true });
  return data ? [shownWorkspace(data)] : [];
}

/** Those that are connected, with their settings. */
async function integrationsOf({ workspaceId }: Whose): Promise<object[]> {
  const [meta, ai, tokens] = await Promise.all([
    readMeta({ workspaceId }),
    readAi({ workspaceId }),
    ownTokensThisMonth(workspaceId),
  ]);
  return [
    ...(meta ? [{ name: 'meta', ...shownIntegration(meta).integration }] : []),
    ...(ai ? [{ name: 'ai', ...shownAi(ai, tokens).integration }] : []),
  ];
}
