import { Readable } from 'node:stream';
import type { Service } from './aws-call.ts';

/** Why a service refuses a call: the status, the code and the words that AWS has for it. */
export type Refusal = { status: 400 | 403; code: string; message: string };

/** A refusal as its service answers it, so that the SDK makes of it what it makes of AWS's own. */
export function answerRefusal(service: Service, { status, code, message }: Refusal) {
  const [type, text] =
    service === 's3' || service === 'ses'
      ? ['text/xml', xml(service, code, message)]
      : ['application/x-amz-json-1.0', JSON.stringify({ __type: code, message })];
  return {
    statusCode: status,
    headers: { 'content-type': type, 'x-amzn-query-error': `${code};Sender` },
    body: Readable.from([Buffer.from(text)]),
  };
}

function xml(service: 's3' | 'ses', code: string, message: string): string {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  return service === 's3' ? error : `<ErrorResponse>${error}</ErrorResponse>`;
}
