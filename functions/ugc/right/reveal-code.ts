import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { unseal } from '../../platform/identity/seal.ts';
import type { UgcRightItem } from '../core/right.entity.ts';
import { shownRight } from './shown-right.ts';

/** Opened for who asks, once that is in the log. */
export async function revealCode(actor: Actor, right: UgcRightItem, now: Date) {
  if (!right.code) throw new AppError('right_code_missing');
  const { rightId } = right;
  const code = await unseal({ purpose: 'ugc-code', userId: rightId }, right.code.sealed);
  if (code === null) throw new AppError('right_code_missing');
  await write([audit(actor, { type: 'ugc_code.revealed', entityId: rightId }, now)]);
  return { right: shownRight(right), code };
}
