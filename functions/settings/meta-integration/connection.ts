import { Integration, type IntegrationItem, isConnected } from '../core/integration.entity.ts';

type Owner = { workspaceId: string };

export const metaKey = ({ workspaceId }: Owner) => ({ workspaceId, name: 'meta' as const });
export const metaScope = ({ workspaceId }: Owner) => ({ purpose: 'integration.meta', workspaceId });

/** The connection of a workspace to Meta; null without any, or once its secret was forgotten. */
export async function readMeta(owner: Owner): Promise<IntegrationItem | null> {
  const { data } = await Integration.get(metaKey(owner)).go({ consistent: true });
  return data && isConnected(data) ? data : null;
}

/** A connection as the API answers it: never its token. */
export const shownIntegration = (integration: IntegrationItem | null) => ({
  integration: {
    connected: integration !== null,
    hint: integration?.hint ?? null,
    updatedAt: integration?.updatedAt ?? null,
  },
});
