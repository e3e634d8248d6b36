import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { type Actor, provenBy } from '../../platform/identity/actor.ts';
import { seal, unseal } from '../../platform/identity/seal.ts';
import { log } from '../../platform/log.ts';
import { Integration, type IntegrationItem } from './integration.entity.ts';

type Change = ParsedInput<typeof settings.updateMetaIntegration>['body'];

const hintLength = 4;
const metaKey = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId, name: 'meta' as const });
const metaScope = ({ workspaceId }: { workspaceId: string }) => ({ purpose: 'integration.meta', workspaceId });

export async function getMetaIntegration(actor: Actor) {
  return answer(await readMeta(actor));
}

/** Keeps the workspace's Meta token, in place of the one before. */
export async function updateMetaIntegration(actor: Actor, { accessToken }: Change) {
  const now = new Date().toISOString();
  const before = await readMeta(actor);
  const integration: IntegrationItem = {
    ...metaKey(actor),
    sealedToken: await seal(metaScope(actor), accessToken),
    hint: accessToken.slice(-hintLength),
    proven: provenBy(actor),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
  await write([
    put(Integration.put(integration)),
    activity(actor, { type: 'integration.meta_connected', entityId: actor.workspaceId }),
  ]);
  return answer(integration);
}

/** Forgets the token; forgetting twice is no fault. */
export async function deleteMetaIntegration(actor: Actor) {
  if (await readMeta(actor)) {
    try {
      await write([
        remove(Integration.remove(metaKey(actor)), 'not_found'),
        activity(actor, { type: 'integration.meta_disconnected', entityId: actor.workspaceId }),
      ]);
    } catch (error) {
      if (!(error instanceof AppError && error.reason === 'not_found')) throw error;
    }
  }
  return answer(null);
}

/** The Meta token of a workspace; null when there is none, or none that we can still open. */
export async function metaTokenOf(workspaceId: string): Promise<string | null> {
  const integration = await readMeta({ workspaceId });
  if (!integration) return null;
  const token = await unseal(metaScope(integration), integration.sealedToken);
  if (token === null) log.warn('a Meta token does not open: its key is gone', { workspaceId });
  return token;
}

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

async function readMeta(owner: { workspaceId: string }): Promise<IntegrationItem | null> {
  const { data } = await Integration.get(metaKey(owner)).go({ consistent: true });
  return data && isConnected(data) ? data : null;
}

const isConnected = ({ disconnectedAt }: IntegrationItem) => disconnectedAt === undefined;

const answer = (integration: IntegrationItem | null) => ({
  integration: {
    connected: integration !== null,
    hint: integration?.hint ?? null,
    updatedAt: integration?.updatedAt ?? null,
  },
});
