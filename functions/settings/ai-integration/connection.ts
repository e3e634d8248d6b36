import type { AiIntegration } from '../../../shared/settings/ai-integration.contract.ts';
import { Integration, type IntegrationItem, isConnected } from '../core/integration.entity.ts';

type Owner = { workspaceId: string };

/** A connection to a server of models: its settings are there. */
export type ModelConnection = IntegrationItem & { server: NonNullable<IntegrationItem['server']> };

export const aiKey = ({ workspaceId }: Owner) => ({ workspaceId, name: 'ai' as const });
export const aiScope = ({ workspaceId }: Owner) => ({ purpose: 'integration.ai', workspaceId });

/** The connection of a workspace to a model of its own; null without any, or once its secret was forgotten. */
export async function readAi(owner: Owner): Promise<ModelConnection | null> {
  const { data } = await Integration.get(aiKey(owner)).go({ consistent: true });
  const { server } = data ?? {};
  return data && server && isConnected(data) ? { ...data, server } : null;
}

/** A connection as the API answers it: never its key. */
export const shownAi = (
  connection: ModelConnection | null,
  tokensThisMonth: number,
): { integration: AiIntegration } => ({
  integration: {
    connected: connection !== null,
    baseUrl: connection?.server.baseUrl ?? null,
    model: connection?.server.model ?? null,
    hint: connection?.hint || null,
    structuredOutput: connection?.server.structuredOutput ?? 'json_schema',
    useByDefault: connection?.server.useByDefault ?? false,
    monthlyTokenLimit: connection?.server.monthlyTokenLimit ?? null,
    tokensThisMonth,
    shareLibraryAds: connection?.server.shareLibraryAds ?? true,
    updatedAt: connection?.updatedAt ?? null,
  },
});
