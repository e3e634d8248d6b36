/** A request of the SDK as it leaves: all that AWS itself sees of a call. */
export type AwsRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  query?: Record<string, unknown>;
  body?: string | Uint8Array;
};

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
const partOperations: Readonly<Record<string, string>> = {
  GET: 'ListParts',
  PUT: 'UploadPart',
  POST: 'CompleteMultipartUpload',
  DELETE: 'AbortMultipartUpload',
};
/** Most calls, and their resource is told without what they hold. */
const unread = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem', 'BatchWriteItem']);

const suppressed = /^\/v2\/email\/suppression\/addresses\//;

export function readCall({ method, path, headers, query = {}, body }: AwsRequest): AwsCall {
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
  return { service: 's3', operation: fileOperation(method, path, query), path, input: {} };
}

/** What is sent in parts says so beside the path; a bucket has no key behind it, and is asked what it holds. */
function fileOperation(method: string, path: string, query: Record<string, unknown>): string {
  if ('uploads' in query) return 'CreateMultipartUpload';
  if ('uploadId' in query) return partOperations[method] ?? method;
  if (method === 'GET' && /^\/[^/]+\/?$/.test(path))
    return 'versions' in query ? 'ListObjectVersions' : 'ListObjectsV2';
  return fileOperations[method] ?? method;
}
