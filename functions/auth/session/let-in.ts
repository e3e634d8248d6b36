import type { Caller } from '../../platform/http/caller.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { homeOf } from '../account/home-of.ts';
import { remindToConfirm } from '../account/proof-mails.ts';
import { enter } from './enter.door.ts';
import { markDevice } from './known-device.ts';

/** Signs in a person who has proven all that is asked of them: where they were last, with a mark for their browser. */
export async function letIn(user: UserItem, caller: Caller) {
  const signedIn = await enter(await homeOf(user), caller);
  await remindToConfirm(user);
  return { ...signedIn, device: await markDevice(user.userId) };
}
