import type { Account } from './account.ts';
import type { Params } from './form.ts';

/** What a call does: with what it says, and the ids of its path in their order. */
export type Act = (account: Account, params: Params, ...ids: string[]) => object;

/** `['POST', '/v1/prices/{id}', act]`. */
export type StripeRoute = [method: 'GET' | 'POST' | 'DELETE', path: string, act: Act];
