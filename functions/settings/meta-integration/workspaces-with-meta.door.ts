import { Integration, type IntegrationItem, isConnected } from '../core/integration.entity.ts';

/** Every workspace that has a Meta token, a page at a time. */
export async function* workspacesWithMeta(): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: { data: IntegrationItem[]; cursor: string | null } = await Integration.query
      .byName({ name: 'meta' })
      .go({ cursor });
    cursor = page.cursor;
    yield page.data.filter(isConnected).map(({ workspaceId }) => workspaceId);
  } while (cursor);
}
