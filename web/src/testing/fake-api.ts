import { vi } from 'vitest';
import { type Reason, reasons } from '../../../shared/kernel/error-messages.ts';
import { errorStatus } from '../../../shared/kernel/errors.ts';
import type { RouteOutput, RouteSpec } from '../../../shared/kernel/route.ts';
import { webConfigPath } from '../../../shared/web-config.ts';
import type { Refusal } from '../lib/api-error.ts';

export type Call = { operation: string; url: URL; body: unknown; headers: Headers };
type Answer = (call: Call) => Response | Promise<Response>;

const requestId = 'req_01TEST';

/** The network, answering as the contract says: what it is told to answer goes through the route's own schemas. */
export function fakeApi() {
  const answers = new Map<RouteSpec, Answer>();
  const calls: Call[] = [];

  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, 'http://localhost');
    if (url.pathname === webConfigPath) return json(200, { sentryDsn: null });
    const route = [...answers.keys()].find((known) => known.method === init.method && matches(known, url.pathname));
    if (!route) throw new Error(`${init.method} ${url.pathname} has no answer in this test`);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { operation: route.operation, url, body, headers: new Headers(init.headers) };
    calls.push(call);
    const answer = answers.get(route)?.(call) ?? Response.error();
    return Promise.race([answer, aborted(init.signal)]);
  });

  return {
    /** Succeeds, with data that fits the contract, to a request that fits it too. */
    answer<R extends RouteSpec>(route: R, data: RouteOutput<R>) {
      answers.set(route, ({ body }) => {
        route.body?.parse(body);
        return json(route.status ?? 200, { success: true, data: route.output.parse(data) });
      });
    },
    refuse(route: RouteSpec, reason: Reason, refusal: Partial<Refusal> = {}) {
      answers.set(route, () => refused(reason, refusal));
    },
    /** Anything else: the gateway, a broken answer, a lost network, silence. */
    behave(route: RouteSpec, answer: Answer) {
      answers.set(route, answer);
    },
    /** What it answers already, once `until` has come. */
    delay(route: RouteSpec, until: (call: Call) => Promise<void> | undefined) {
      const answer = answers.get(route) ?? Response.error;
      answers.set(route, async (call) => {
        await until(call);
        return answer(call);
      });
    },
    calls: (route: RouteSpec) => calls.filter(({ operation }) => operation === route.operation),
  };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** As the API refuses. */
export function refused(reason: Reason, refusal: Partial<Refusal> = {}): Response {
  const { code, message } = reasons[reason];
  return json(errorStatus[code], { success: false, error: { code, reason, message, requestId, ...refusal } });
}

export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

export const silence = () => new Promise<Response>(() => undefined);

const matches = (route: RouteSpec, pathname: string) =>
  new RegExp(`^${route.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
