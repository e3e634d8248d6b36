import { headersOfAnotherServer, noStoredHeader } from '../../../shared/kernel/validation-messages.ts';
import { invalidField } from '../../platform/app-error.ts';
import { seal } from '../../platform/identity/seal.ts';
import { hintOf } from '../../platform/identity/secret-hint.ts';
import { openBox } from './open-box.ts';
import type { WebhookItem } from './webhook.entity.ts';

type StoredHeader = NonNullable<WebhookItem['sealedHeaders']>[number];
type Stored = { headers: string; sealedHeaders: StoredHeader[] };

const scopeOf = (workspaceId: string) => ({ purpose: 'webhook-header', workspaceId });

/** A value shorter than that has no hint: its end would say too much of it. */
const hintedLength = 12;

/** No header may hold this character: a hint that is sent back is refused rather than stored. */
const hidden = '…';

/** Headers as they are stored. `null` is the value that `before` has under the same name. */
export async function storeHeaders(
  workspaceId: string,
  asked: ReadonlyMap<string, string | null>,
  before?: WebhookItem,
): Promise<Stored> {
  const known = before && (await storedHeaders(before));
  const sealedHeaders = await Promise.all(
    [...asked].map(([name, value]) => {
      const kept = known?.sealedHeaders.find((header) => header.name === name);
      if (value !== null) return sealHeader(workspaceId, name, value);
      if (!kept) throw invalidField(`headers.${name}`, noStoredHeader);
      return kept;
    }),
  );
  return { headers: '{}', sealedHeaders };
}

/**
 * The headers of a webhook after an edit. What is stored goes to the server it was written for and to no other, port
 * included: whoever may edit a webhook, a key for instance, could read it there.
 */
export async function headersAfter(
  before: WebhookItem,
  { url = before.url, headers }: { url?: string; headers?: ReadonlyMap<string, string | null> },
): Promise<Stored> {
  const stored = hintedHeaders(before);
  if (new URL(url).origin !== new URL(before.url).origin) {
    const kept = headers ? [...headers].find(([name, value]) => value === null && Object.hasOwn(stored, name)) : null;
    if (kept) throw invalidField(`headers.${kept[0]}`, headersOfAnotherServer);
    if (!headers && Object.keys(stored).length > 0) throw invalidField('headers', headersOfAnotherServer);
  }
  return headers ? storeHeaders(before.workspaceId, headers, before) : storedHeaders(before);
}

/** The headers of a webhook as they are stored from its next write on: those of before were in clear. */
export async function storedHeaders({ workspaceId, headers, sealedHeaders = [] }: WebhookItem): Promise<Stored> {
  const clear = await Promise.all(
    Object.entries(readClear(headers)).map(([name, value]) => sealHeader(workspaceId, name, value)),
  );
  return { headers: '{}', sealedHeaders: [...clear, ...sealedHeaders] };
}

/** The headers that go with a delivery. */
export async function openHeaders({ workspaceId, headers, sealedHeaders = [] }: WebhookItem) {
  const opened = await Promise.all(
    sealedHeaders.map(async ({ name, sealed }) => [name, await openBox(scopeOf(workspaceId), sealed)] as const),
  );
  return { ...readClear(headers), ...Object.fromEntries(opened) };
}

/** Names, each with the end of its value. */
export const hintedHeaders = ({ headers, sealedHeaders = [] }: WebhookItem): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(readClear(headers)).map(([name, value]) => [name, hidden + valueHint(value)]),
    ...sealedHeaders.map(({ name, hint }) => [name, hidden + hint]),
  ]);

const sealHeader = async (workspaceId: string, name: string, value: string): Promise<StoredHeader> => ({
  name,
  sealed: await seal(scopeOf(workspaceId), value),
  hint: valueHint(value),
});

const valueHint = (value: string) => (value.length < hintedLength ? '' : hintOf(value));

const readClear = (headers: string): Record<string, string> => JSON.parse(headers);
