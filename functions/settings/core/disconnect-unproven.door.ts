import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { Integration, type IntegrationItem } from './integration.entity.ts';

/** Forgets the secrets of connections that were made before the address of their maker was proven. It may be done again. */
export async function disconnectUnproven(workspaceId: string): Promise<void> {
  for (const connection of await connectionsOf(workspaceId))
    if (!connection.proven && !connection.disconnectedAt) await disconnect(connection);
}

/** Those that were disconnected so since a moment. */
export async function connectionsCutSince(workspaceId: string, since: string): Promise<IntegrationItem[]> {
  const all = await connectionsOf(workspaceId);
  return all.filter(({ disconnectedAt }) => disconnectedAt !== undefined && disconnectedAt >= since);
}

async function connectionsOf(workspaceId: string): Promise<IntegrationItem[]> {
  const { data } = await Integration.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

async function disconnect(connection: IntegrationItem): Promise<void> {
  const { workspaceId, name, sealedToken } = connection;
  const now = new Date();
  const cut = Integration.patch({ workspaceId, name })
    .set({ sealedToken: '', disconnectedAt: now.toISOString(), updatedAt: now.toISOString() })
    .where((attr, { eq }) => eq(attr.sealedToken, sealedToken));
  await writeIf(update(cut), [
    audit(bySystem(connection), { type: `integration.${name}_disconnected`, entityId: workspaceId }, now),
  ]);
}
