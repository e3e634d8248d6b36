import { randomBytes } from 'node:crypto';
import { dayMs } from '../../../shared/kernel/day.ts';
import { spacePages } from '../../../shared/page-paths.ts';
import { spaceLimits } from '../../../shared/ugc/space.rules.ts';
import type { SpaceFocus } from '../../../shared/ugc/space-creator.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { env } from '../../platform/env.ts';
import { seal, unseal } from '../../platform/identity/seal.ts';
import { CreatorLink, type CreatorLinkItem } from './creator-link.entity.ts';

/** Whose a link is, and where it opens. */
type Linked = {
  /** The workspace that has it mailed: it learns that its creator has opened it. */
  workspaceId?: string | undefined;
  /** They came by a public call of it. */
  met?: boolean | undefined;
  focus?: SpaceFocus | undefined;
};

/** The address of a new link to a creator's space, for a mail to them and for nothing else: whoever has it enters. */
export const makeLink = ({ creatorId, ...linked }: Linked & { creatorId: string }): Promise<string> =>
  linkOf(() => ({ ...linked, creatorId }));

/** The same for an address of which nobody is known: they become someone as they open it. */
export const makeFirstLink = ({ email, ...linked }: Linked & { email: string; name?: string | undefined }) =>
  linkOf(async (linkKey) => ({ ...linked, sealedEmail: await seal(scopeOf(linkKey), email) }));

/** The address for which a first link was made. */
export const emailOfLink = ({ linkKey, sealedEmail = '' }: CreatorLinkItem): Promise<string | null> =>
  unseal(scopeOf(linkKey), sealedEmail);

const scopeOf = (linkKey: string) => ({ purpose: 'creator-link', userId: linkKey });

/** A mail that has a code says no other six digits in a row. */
function newToken(): string {
  const token = randomBytes(32).toString('base64url');
  return /\d{6}/.test(token) ? newToken() : token;
}

type Whose = Pick<CreatorLinkItem, 'creatorId' | 'sealedEmail' | 'name' | 'workspaceId' | 'met' | 'focus'>;

async function linkOf(whose: (linkKey: string) => Whose | Promise<Whose>): Promise<string> {
  const token = newToken();
  const linkKey = keyOf(token);
  const now = new Date();
  const expires = now.getTime() + spaceLimits.linkDays * dayMs;
  await CreatorLink.create({
    ...(await whose(linkKey)),
    linkKey,
    createdAt: now.toISOString(),
    expiresAt: new Date(expires).toISOString(),
    ttl: Math.floor(expires / 1000),
  }).go();
  return `${env.APP_URL}${spacePages.link(token)}`;
}
