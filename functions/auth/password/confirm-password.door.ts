import type { Actor } from '../../platform/identity/actor.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { checkOwnPassword, forgetPasswordChecks } from './check-own-password.ts';

/** Throws unless who acts has typed their password: for what they sign. */
export async function confirmPassword(actor: Actor, typed: string): Promise<void> {
  await inHashSlot(() => checkOwnPassword(actor, typed));
  await forgetPasswordChecks(actor.userId);
}
