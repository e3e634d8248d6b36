import { switchWorkspace } from '../../../shared/auth/auth.contract.ts';
import { paths } from '../../../shared/page-paths.ts';
import { ApiError } from './api-error.ts';
import { browser } from './browser.ts';
import { freshToken } from './fresh-token.ts';
import { send } from './send.ts';
import { isOfAnotherWorkspace, storeTokens } from './session.ts';
import { aloneWithSession, endUnlessReplaced } from './session-lock.ts';

const timeoutMs = 30_000;

/**
 * Opens a session in another workspace, and shows it in another document: nothing of this one is left in memory. What is
 * asked meanwhile and refused, since the session here has ended, waits for the new one.
 */
export async function goToWorkspace(workspaceId: string): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const token = await freshToken(signal);
  const go = async () => storeTokens(await send(switchWorkspace, { body: { workspaceId } }, { token, signal }));
  try {
    // Another tab was there first: it says where.
    if (!isOfAnotherWorkspace(token)) await aloneWithSession(go, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await endUnlessReplaced(token);
    throw error;
  }
  browser.goTo(paths.home);
}
