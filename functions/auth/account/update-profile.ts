import * as auth from '../../../shared/auth/auth.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { readShownUser } from './shown-user.ts';

/** Changes the fields given and no other, so that two changes at once keep both; `company: null` clears it. */
export const handler = defineHandler(auth.updateProfile, async ({ actor, body: change }) => {
  const before = actor.user;
  const after = {
    firstName: change.firstName ?? before.firstName,
    lastName: change.lastName ?? before.lastName,
    company: change.company === undefined ? before.company : (change.company ?? undefined),
  };
  const changed = (['firstName', 'lastName', 'company'] as const).filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return { user: await readShownUser(actor) };
  const updatedAt = new Date().toISOString();
  const values = Object.fromEntries(changed.flatMap((field) => (after[field] ? [[field, after[field]]] : [])));
  const patch = User.patch(before).set({ ...values, updatedAt });
  const clearsCompany = changed.includes('company') && !after.company;
  await write([
    update(clearsCompany ? patch.remove(['company']) : patch, 'unauthorized'),
    markPeople([actor.userId]),
    audit(actor, { type: 'user.profile_updated', entityId: actor.userId, changed }),
  ]);
  return { user: await readShownUser({ ...actor, user: { ...before, ...after, updatedAt } }) };
});
