import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

type Request = { method?: string; path?: string; requestId?: string } & Partial<
  Pick<APIGatewayProxyEventV2, 'headers' | 'rawQueryString' | 'pathParameters' | 'body' | 'isBase64Encoded'>
>;

/** A request as API Gateway hands it to a function. */
export function apiEvent({
  method = 'GET',
  path = '/',
  requestId = randomUUID(),
  ...request
}: Request): APIGatewayProxyEventV2 {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: {},
    isBase64Encoded: false,
    requestContext: {
      accountId: '0',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId,
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...request,
  };
}

/** What Lambda tells a function of its run, `leftMs` being the time that it has. */
export const lambdaContext = (leftMs = 28_000, endsAt = performance.now() + leftMs): Context => ({
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'test',
  memoryLimitInMB: '1024',
  awsRequestId: randomUUID(),
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => endsAt - performance.now(),
  done: () => {},
  fail: () => {},
  succeed: () => {},
});
