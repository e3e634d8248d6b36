import * as auth from '../../../shared/auth/impersonation.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Impersonation } from '../../platform/identity/impersonation.entity.ts';
import { closeImpersonation } from './close-impersonation.ts';

/** Ends it at once, for every tab that holds its token. Who is signed in themselves has none to end. */
export const handler = defineHandler(auth.deleteImpersonation, async ({ actor: { impersonatedBy, sessionId, ip } }) => {
  if (!impersonatedBy) throw new AppError('not_found');
  const { data } = await Impersonation.get({ impersonationId: sessionId }).go({ consistent: true });
  if (data) await closeImpersonation(data, ip, new Date());
  return {};
});
