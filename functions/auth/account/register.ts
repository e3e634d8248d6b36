import * as auth from '../../../shared/auth/auth.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';
import { findUserByEmail } from './find-user.door.ts';
import { homeOf } from './home-of.ts';
import { makeAccount } from './make-account.ts';
import { welcome } from './proof-mails.ts';
import { readShownUser } from './shown-user.ts';

export const handler = defineHandler(auth.register, (call) =>
  makeOnce(call, {
    make: async (mark) => {
      if (!(await readSystemSettings())['signups.open']) throw new AppError('signups_closed');
      const made = await makeAccount(call.body, call.caller, mark);
      await welcome(made.user.id, call.caller);
      return made;
    },
    replay: async () => {
      const user = await findUserByEmail(call.body.email);
      if (!user) throw new AppError('conflict');
      return { user: await readShownUser(await homeOf(user)) };
    },
  }),
);
