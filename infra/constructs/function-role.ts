import type { Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { chainKeys, tableShape } from '../../functions/platform/table-shape.ts';
import type { Resources } from '../environment.ts';
import type { Resource, Statement } from '../rights/statements-of.ts';
import { acknowledge } from './acknowledge.ts';

const followsStream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  (action) => `dynamodb:${action}`,
);

/** What changes an item that is there, or takes it away. A put may write over one too: no condition of IAM tells that from a new one. */
const changes = ['DeleteItem', 'UpdateItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);

type Props = { statements: readonly Statement[]; resources: Resources };

/** A role that may do what its statements say and no more: no scan of the table, no wildcard, one secret at a time. */
export class FunctionRole extends Role {
  constructor(scope: Construct, id: string, { statements, resources }: Props) {
    super(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const fromOurAddress = { conditions: { StringEquals: { 'ses:FromAddress': resources.mail.address } } };
    for (const { resource, actions } of statements.filter((one) => arnsOf(one.resource, resources).length > 0))
      this.addToPolicy(
        new PolicyStatement({
          actions: [...actions],
          resources: arnsOf(resource, resources),
          ...(resource === 'sender' && fromOurAddress),
        }),
      );
    this.keepLog(statements, resources.table);
    if (statements.some(({ resource }) => resource === 'suppressed'))
      acknowledge(this, {
        'AwsSolutions-IAM5[Resource::*]': 'SES has one list of suppressed addresses in an account, which no ARN names.',
      });
    const { files, anchors } = resources;
    for (const [resource, bucket] of [['files', files] as const, ['anchors', anchors] as const])
      if (bucket && statements.some((one) => one.resource === resource))
        this.acknowledgeAny(
          bucket.stack,
          bucket.bucketArn,
          '*',
          'Any file of one bucket: their names are made at run time.',
        );
  }

  /** Whatever else it may change in the table, lines of the log and their blocks stay as they are. */
  private keepLog(statements: readonly Statement[], { tableArn }: ITable): void {
    const may = statements.flatMap(({ resource, actions }) => (resource === 'table' ? actions : []));
    if (!changes.some((action) => may.includes(action))) return;
    this.addToPolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: changes,
        resources: [tableArn],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [`${chainKeys}*`] } },
      }),
    );
  }

  /** What Lambda does in its name, when a stream starts its functions. */
  followStream({ tableArn, stack }: ITable): void {
    this.addToPolicy(new PolicyStatement({ actions: followsStream, resources: [`${tableArn}/stream/*`] }));
    this.acknowledgeAny(
      stack,
      tableArn,
      'stream/*',
      'A stream bears the time of its making: AWS names no narrower right.',
    );
  }

  private acknowledgeAny(stack: Stack, ownerArn: string, parts: string, reason: string): void {
    acknowledge(this, { [`AwsSolutions-IAM5[Resource::${findingName(stack, ownerArn)}/${parts}]`]: reason });
  }
}

type Arn = string | { 'Fn::Join'?: [separator: string, (string | { Ref: string })[]] };

/** A finding names the owner as its stack hands it to others; what no stack has made, as a restored table, by its ARN. */
function findingName(stack: Stack, ownerArn: string): string {
  const arn: Arn = stack.resolve(ownerArn);
  if (typeof arn === 'string') return arn;
  if (!arn['Fn::Join']) return stack.resolve(stack.exportValue(ownerArn))['Fn::ImportValue'];
  const [, told] = arn['Fn::Join'];
  return told.map((part) => (typeof part === 'string' ? part : `<${part.Ref}>`)).join('');
}

function arnsOf(resource: Resource, { table, files, anchors, mail, ...others }: Resources): string[] {
  switch (resource) {
    case 'table':
      return [table.tableArn];
    case 'indexes':
      return tableShape.indexes.map(({ name }) => `${table.tableArn}/index/${name}`);
    case 'bucket':
      return [files.bucketArn];
    case 'files':
      return [`${files.bucketArn}/*`];
    case 'anchorsBucket':
      return anchors ? [anchors.bucketArn] : [];
    case 'anchors':
      return anchors ? [`${anchors.bucketArn}/*`] : [];
    case 'authKeys':
    case 'originProof':
    case 'stripeKeys':
      return [others[resource].secretArn];
    case 'secretsKey':
      return [others.secretsKey.keyArn];
    case 'model':
      return [...others.models];
    case 'suppressed':
      return ['*'];
    case 'queues':
    case 'deadLetters':
      return [...others[resource].values()].map(({ queueArn }) => queueArn);
    case 'sender':
      return [mail.identityArn, mail.configurationSetArn];
    default:
      return [...others.queues].flatMap(([{ name }, { queueArn }]) => (resource === `queue:${name}` ? [queueArn] : []));
  }
}
