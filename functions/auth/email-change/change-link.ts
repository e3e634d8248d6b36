import { keyRing, sameText, sign } from '../../platform/identity/keys.ts';

/** What the link of a change does: moves the account to the new address, or brings it back to the old one. */
export type Way = 'move' | 'back';

const purposes: Record<Way, string> = { move: 'email-move', back: 'email-back' };

/** The secret of a link: derived from the signing key, so that neither the table nor the queue holds what moves an account. */
export async function changeToken(emailChangeId: string, way: Way): Promise<string> {
  const { current } = await keyRing();
  return `${emailChangeId}-${sign(current.key, purposes[way], emailChangeId)}`;
}

/** What a secret of ours says, or null. Whether it still works is for the change and its person to tell. */
export async function readChangeToken(token: string): Promise<{ emailChangeId: string; way: Way } | null> {
  const [, emailChangeId = '', signature = ''] = /^(emc_\w{26})-([\w-]{43})$/.exec(token) ?? [];
  const { keys } = await keyRing();
  const isOf = (way: Way) =>
    [...keys.values()].some((key) => sameText(sign(key, purposes[way], emailChangeId), signature));
  const way = (['move', 'back'] as const).find(isOf);
  return way ? { emailChangeId, way } : null;
}
