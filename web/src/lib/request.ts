import type { RouteInput, RouteOutput, RouteSpec } from '../../../shared/kernel/route.ts';
import { paths } from '../../../shared/page-paths.ts';
import { ApiError, refusedFor } from './api-error.ts';
import { askPassword } from './ask-password.ts';
import { browser } from './browser.ts';
import { freshToken } from './fresh-token.ts';
import { readLentToken } from './lent-session.ts';
import { type InputOf, type LooseInput, send } from './send.ts';
import { isOfAnotherWorkspace, readTokens } from './session.ts';
import { endUnlessReplaced } from './session-lock.ts';
import { underItsKey } from './submission-key.ts';

const timeoutMs = 30_000;

type Input<R extends RouteSpec> = unknown extends RouteInput<R> ? [] : [input: InputOf<R>];

/**
 * Calls a route of the contract. Rejects with an ApiError when it is refused, with what `fetch` throws when no answer
 * came in 30 s. A session that the server no longer knows ends here; what takes the password again has it asked, and goes on. What makes a thing once has its key made here.
 */
export function request<R extends RouteSpec>(route: R, ...input: Input<R>): Promise<RouteOutput<R>>;
export async function request(route: RouteSpec, input: LooseInput = {}): Promise<unknown> {
  try {
    return await requestOnce(route, input);
  } catch (error) {
    if (!refusedFor(error, 'confirmation_needed') || !(await askPassword())) throw error;
    return requestOnce(route, input);
  }
}

async function requestOnce(route: RouteSpec, input: LooseInput): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  let { token } = readTokens();
  try {
    if (route.auth !== 'public') token = await freshToken(signal);
    if (isOfAnotherWorkspace(token)) return await leaveForThatOne();
    return await underItsKey(route, input, (key) => send(route, input, { token, signal, key }));
  } catch (error) {
    const shut = readLentToken() !== null && refusedFor(error, 'support_access_refused');
    const refused =
      shut || (error instanceof ApiError && error.status === 401) || refusedFor(error, 'account_suspended');
    // A refused sign-in says so on its own screen, and a late answer to a token that was replaced says nothing of the new one.
    if (refused && route.auth !== 'public') await endUnlessReplaced(token);
    throw error;
  }
}

/** Another tab has gone to another workspace: what was asked here is not to be done there. */
function leaveForThatOne(): Promise<never> {
  browser.goTo(paths.home);
  return new Promise(() => {});
}
