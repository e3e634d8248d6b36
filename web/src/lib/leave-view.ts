import { deleteImpersonation } from '../../../shared/auth/impersonation.contract.ts';
import { request } from './request.ts';
import { endSession } from './session.ts';

const patienceMs = 3_000;

/** Ends it on the server, and here whatever the server says or does not say. */
export async function leaveView(): Promise<void> {
  const told = request(deleteImpersonation).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  endSession();
}
