import type { RouteHandler } from '../../functions/platform/http/define-handler.ts';
import { apiEvent, lambdaContext } from '../../functions/platform/testing/lambda-event.ts';
import type { Route } from '../../shared/kernel/route.ts';

type Input = {
  token: string;
  params?: Record<string, string>;
  query?: Record<string, string> | [string, string][];
  body?: object;
};

/** Hands a request to the handler of a route, in this very process; a refusal ends the measuring. */
export async function callRoute(route: Route, handler: RouteHandler, input: Input): Promise<void> {
  const { statusCode = 0, body: answer } = await handler(eventOf(route, input), lambdaContext());
  if (statusCode >= 300) throw new Error(String(answer));
}

/** The same, where a refusal is what is measured. */
export async function statusOf(route: Route, handler: RouteHandler, input: Input): Promise<number> {
  return (await handler(eventOf(route, input), lambdaContext())).statusCode ?? 0;
}

const eventOf = (route: Route, { token, params, query = {}, body }: Input) =>
  apiEvent({
    method: route.method,
    path: route.path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(params && { pathParameters: params }),
    ...(body && { body: JSON.stringify(body) }),
  });
