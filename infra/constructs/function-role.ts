import type { Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { tableShape } from '../../functions/platform/table-shape.ts';
import type { Resources } from '../environment.ts';
import type { Needs } from '../needs.ts';
import { acknowledge } from './acknowledge.ts';

const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction needs the right of each of its actions, a batch has one of its own. */
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'].map(
  (action) => `dynamodb:${action}`,
);

const followsStream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  (action) => `dynamodb:${action}`,
);

const readsFiles = ['s3:GetObject'];
const writesFiles = ['s3:PutObject', 's3:DeleteObject'];

type Props = { needs: Omit<Needs, 'usersLose'>; resources: Resources };

/** A role that may do what its needs say and no more: no scan of the table, no wildcard, one secret at a time. */
export class FunctionRole extends Role {
  constructor(scope: Construct, id: string, { needs, resources }: Props) {
    const { table, files, authKeys, secretsKey, queues, mail } = resources;
    super(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const indexes = tableShape.indexes.map(({ name }) => `${table.tableArn}/index/${name}`);
    if (needs.table) this.allow(reads, [table.tableArn, ...indexes]);
    if (needs.table === 'write') this.allow(writes, [table.tableArn]);
    if (needs.tableStream) this.allowStream(table);
    if (needs.authKeys) this.allow(['secretsmanager:GetSecretValue'], [authKeys.secretArn]);
    if (needs.sealedSecrets) this.allow(['kms:Decrypt'], [secretsKey.keyArn]);
    if (needs.sealedSecrets === 'write') this.allow(['kms:Encrypt'], [secretsKey.keyArn]);
    for (const [spec, queue] of queues) {
      if (needs.queues?.includes(spec)) this.allow(['sqs:SendMessage'], [queue.queueArn]);
    }
    if (needs.files) this.allowFiles(files, needs.files);
    if (needs.sendsMail) this.allowMail(mail);
  }

  allow(actions: string[], resources: string[]): void {
    this.addToPolicy(new PolicyStatement({ actions, resources }));
  }

  private allowStream({ tableArn, stack }: ITable): void {
    this.allow(followsStream, [`${tableArn}/stream/*`]);
    this.acknowledgeAny(
      stack,
      tableArn,
      'stream/*',
      'A stream bears the time of its making: AWS names no narrower right.',
    );
  }

  /** LIST turns the answer for a file that is not there from 403 to 404. */
  private allowFiles({ bucketArn, stack }: IBucket, need: 'read' | 'write'): void {
    this.allow(['s3:ListBucket'], [bucketArn]);
    this.allow(need === 'write' ? [...readsFiles, ...writesFiles] : readsFiles, [`${bucketArn}/*`]);
    this.acknowledgeAny(stack, bucketArn, '*', 'Any file of one bucket: their names are made at run time.');
  }

  /** The finding names the owner as its stack hands it to others. */
  private acknowledgeAny(stack: Stack, ownerArn: string, parts: string, reason: string): void {
    const { 'Fn::ImportValue': name } = stack.resolve(stack.exportValue(ownerArn));
    acknowledge(this, { [`AwsSolutions-IAM5[Resource::${name}/${parts}]`]: reason });
  }

  private allowMail({ address, identityArn, configurationSetArn }: Resources['mail']): void {
    const conditions = { StringEquals: { 'ses:FromAddress': address } };
    const resources = [identityArn, configurationSetArn];
    this.addToPolicy(new PolicyStatement({ actions: ['ses:SendRawEmail'], resources, conditions }));
  }
}
