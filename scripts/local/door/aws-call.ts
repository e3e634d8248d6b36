/** A request of the SDK as it leaves: all that AWS itself sees of a call. */
export type AwsRequest = { method: string; path: string; headers: Record<string, string>; body?: string | Uint8Array };

/** `other` is one that no function of the product asks. */
export type Service = 'dynamodb' | 'sqs' | 'kms' | 'secretsmanager' | 'ses' | 'sesv2' | 's3' | 'bedrock' | 'other';

/** What is asked of which service, by the name of its API. Files have a path and no input: nothing is read of them here. */
export type AwsCall = { service: Service; operation: string; path: string; input: Record<string, unknown> };

const services: Readonly<Record<string, Service>> = {
  DynamoDB_20120810: 'dynamodb',
  DynamoDBStreams_20120810: 'dynamodb',
  AmazonSQS: 'sqs',
  TrentService: 'kms',
  secretsmanager: 'secretsmanager',
};
const fileOperations: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'HeadObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};
/** A bucket has no key behind it: what is asked of it is what it holds. */
const fileOperation = (method: string, path: string): string =>
  method === 'GET' && /^\/[^/]+\/?$/.test(path) ? 'ListObjectsV2' : (fileOperations[method] ?? method);

/** Most calls, and their resource is told without what they hold. */
const unread = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem', 'BatchWriteItem']);

const suppressed = /^\/v2\/email\/suppression\/addresses\//;

export function readCall({ method, path, headers, body }: AwsRequest): AwsCall {
  const text = () => (typeof body === 'object' ? new TextDecoder().decode(body) : (body ?? ''));
  const [prefix = '', operation] = headers['x-amz-target']?.split('.') ?? [];
  if (operation) {
    const service = services[prefix] ?? 'other';
    return { service, operation, path, input: unread.has(operation) ? {} : JSON.parse(text()) };
  }
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const input = Object.fromEntries(new URLSearchParams(text()));
    return { service: 'ses', operation: input.Action ?? '', path, input };
  }
  if (suppressed.test(path)) return { service: 'sesv2', operation: 'DeleteSuppressedDestination', path, input: {} };
  if (/^\/model\/[^/]+\/converse$/.test(path)) return { service: 'bedrock', operation: 'Converse', path, input: {} };
  return { service: 's3', operation: fileOperation(method, path), path, input: {} };
}
