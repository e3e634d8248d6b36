import { seal } from '../../platform/identity/seal.ts';
import { hintOf } from '../../platform/identity/secret-hint.ts';
import { newSecret } from '../delivery/signature.ts';
import { openBox } from './open-box.ts';
import type { WebhookItem } from './webhook.entity.ts';

type StoredSecret = WebhookItem['secrets'][number];

const scopeOf = (workspaceId: string) => ({ purpose: 'webhook-secret', workspaceId });

/** A new secret, and what of it is stored. */
export async function makeSecret(workspaceId: string): Promise<{ secret: string; stored: StoredSecret }> {
  const secret = newSecret();
  return { secret, stored: { sealed: await seal(scopeOf(workspaceId), secret), hint: hintOf(secret) } };
}

/** What a rotation leaves: those that have not expired, each until `expiresAt` at most. */
export const keptSecrets = (secrets: StoredSecret[], now: Date, expiresAt: Date): StoredSecret[] =>
  living(secrets, now)
    .map((one) => ({ ...one, expiresAt: earliest(one.expiresAt, expiresAt.toISOString()) }))
    .filter((one) => one.expiresAt > now.toISOString());

const living = (secrets: StoredSecret[], now: Date) =>
  secrets.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now.toISOString());

const earliest = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b);

/** The secrets that sign now, the newest first. */
export function livingSecrets({ workspaceId, secrets }: WebhookItem, now: Date): Promise<string[]> {
  return Promise.all(living(secrets, now).map(({ sealed }) => openBox(scopeOf(workspaceId), sealed)));
}
