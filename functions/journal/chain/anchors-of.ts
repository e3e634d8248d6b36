import { anchorKeys } from '../../platform/clients/anchors.ts';
import { env } from '../../platform/env.ts';

export type Anchor = { day: string; n: number; hash: string };

/** All that an anchor says stands in its key: to list those of a chain is to read them. */
const keyShape = /\/(\d{4}-\d{2}-\d{2})\/(\d{10})-([0-9a-f]{64})$/;

/** What a chain's heads were, by their days; a disposable stage has none. */
export async function anchorsOf(chainId: string): Promise<Anchor[]> {
  if (!env.ANCHORS_BUCKET) return [];
  return (await anchorKeys(`${chainId}/`)).flatMap((key) => {
    const [, day, n, hash] = keyShape.exec(key) ?? [];
    return day && n && hash ? [{ day, n: Number(n), hash }] : [];
  });
}
