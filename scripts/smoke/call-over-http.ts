import type * as z from 'zod';
import type { Route, RouteInput } from '../../shared/kernel/route.ts';

type Answer<R extends Route> = R extends { output: infer Output extends z.ZodType } ? z.output<Output> : never;
export type Call = <R extends Route>(route: R, input?: Partial<RouteInput<R>>) => Promise<Answer<R>>;

/** Calls routes of a running product as a client does, typed by their contracts; an answer of failure is thrown with what it says. */
export function callsTo(origin: string, token?: string): Call {
  return async (route, input = {}) => {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: object };
    const path = Object.entries(params).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      route.path,
    );
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: route.method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const answer = text.startsWith('{') ? JSON.parse(text) : {};
    if (!answer.success) throw new Error(`${route.operation} answered ${response.status}: ${text.slice(0, 300)}`);
    return answer.data;
  };
}
