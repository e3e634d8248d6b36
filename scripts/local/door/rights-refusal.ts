import type { Statement } from '../../../infra/rights/statements-of.ts';
import { bucketName } from '../file-store.ts';
import { type Asked, account, askedRights } from './asked-rights.ts';
import type { AwsCall, Service } from './aws-call.ts';
import type { Refusal } from './refusal.ts';

/** Why a function may not make a call, in the words of the service that it asks; null when its statements allow it. */
export function rightsRefusal(functionName: string, statements: readonly Statement[], call: AwsCall): Refusal | null {
  const missing = askedRights(call).find((asked) => !allow(statements, asked));
  return missing ? denial(functionName, call.service, missing) : null;
}

/** What S3 says where a file is not there to those who may not list its bucket. */
export function unlistedRefusal(functionName: string, statements: readonly Statement[], call: AwsCall): Refusal | null {
  if (call.service !== 's3') return null;
  const list: Asked = { action: 's3:ListBucket', resource: 'bucket', arn: `arn:aws:s3:::${bucketName}` };
  return allow(statements, list) ? null : denial(functionName, 's3', list);
}

const allow = (statements: readonly Statement[], { action, resource }: Asked) =>
  statements.some((one) => isOf(resource, one.resource) && one.actions.includes(action));

/** A queue is one of all of them. */
const isOf = (asked: Asked['resource'], given: Statement['resource']) =>
  asked === given || (given === 'queues' && asked?.startsWith('queue:'));

function denial(functionName: string, service: Service, { action, arn }: Asked): Refusal {
  const user = `arn:aws:sts::${account}:assumed-role/${functionName}/${functionName}`;
  const plain = (done: string, on: string) =>
    `User: ${user} is not authorized to perform: ${done} on resource: ${on} because no identity-based policy allows the ${done} action`;
  switch (service) {
    case 'sqs':
      return { status: 403, code: 'AccessDenied', message: plain(action.toLowerCase(), arn) };
    case 's3':
      return { status: 403, code: 'AccessDenied', message: plain(action, `"${arn}"`) };
    case 'ses': {
      const message = `User \`${user}' is not authorized to perform \`${action}' on resource \`${arn}'`;
      return { status: 403, code: 'AccessDenied', message };
    }
    default:
      return { status: 400, code: 'AccessDeniedException', message: plain(action, arn) };
  }
}
