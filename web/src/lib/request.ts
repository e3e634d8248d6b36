import type { RouteInput, RouteOutput, RouteSpec } from '../../../shared/kernel/route.ts';
import { ApiError, refusedFor } from './api-error.ts';
import { askPassword } from './ask-password.ts';
import { freshToken } from './fresh-token.ts';
import { type InputOf, type LooseInput, send } from './send.ts';
import { endSession, readTokens } from './session.ts';
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
    return await underItsKey(route, input, (key) => send(route, input, { token, signal, key }));
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401;
    // A refused sign-in says so on its own screen, and a late answer to a token that was replaced says nothing of the new one.
    if (refused && route.operation !== 'login' && readTokens().token === token) endSession();
    throw error;
  }
}
