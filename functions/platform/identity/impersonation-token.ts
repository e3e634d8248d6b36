import * as z from 'zod';
import {
  bearerStart,
  impersonationMinutes,
  impersonationModes,
  saidMode,
} from '../../../shared/kernel/impersonator.ts';
import { claimsOf, signedToken } from './access-token.ts';
import type { ImpersonationItem } from './impersonation.entity.ts';

const tokenType = 'imp+jwt';

const claims = z.object({
  sub: z.string(),
  act: z.object({ sub: z.string() }),
  iid: z.string(),
  wid: z.string(),
  mode: z.enum(impersonationModes),
});

type Named = Pick<ImpersonationItem, 'impersonationId' | 'userId' | 'workspaceId' | 'impersonatorId' | 'mode'>;

export async function issueImpersonationToken(item: Named, now: Date): Promise<string> {
  const { userId, impersonatorId, impersonationId, workspaceId, mode } = item;
  const said = { sub: userId, act: { sub: impersonatorId }, iid: impersonationId, wid: workspaceId, mode };
  return bearerStart(mode) + (await signedToken(tokenType, said, impersonationMinutes * 60, now));
}

/** What a well-signed token of this kind names, or null; whether it still opens anything is for what it names to tell. */
export async function readImpersonationToken(bearer: string): Promise<Named | null> {
  const said = saidMode(bearer);
  if (!said) return null;
  const { success, data } = claims.safeParse(await claimsOf(tokenType, bearer.slice(bearerStart(said).length)));
  if (!success) return null;
  const { sub, act, iid, wid, mode } = data;
  return { userId: sub, impersonatorId: act.sub, impersonationId: iid, workspaceId: wid, mode };
}
