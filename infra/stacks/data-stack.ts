import { CfnOutput, Duration, type RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { tableShape } from '../../functions/platform/table-shape.ts';
import { keptDays } from '../../shared/kernel/kept-for.ts';
import { type Deployment, ownTable, type StageSettings } from '../config.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { AnchorsBucket } from '../constructs/anchors-bucket.ts';
import { FilesBucket } from '../constructs/files-bucket.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';

type Props = { deployment: Deployment };

/** What must never be lost: the table, the secrets, their key and the files. Deleting the stack, should anyone manage to, leaves them, but on a disposable stage. */
export class DataStack extends Stack {
  readonly table: ITable;
  readonly files: FilesBucket;
  readonly anchors: AnchorsBucket | undefined;
  readonly authKeys: Secret;
  readonly originProof: Secret;
  readonly stripeKeys: Secret;
  /** Encrypts the secrets that workspaces entrust to us. */
  readonly secretsKey: Key;
  private readonly keeps: boolean;
  private readonly removalPolicy: RemovalPolicy;

  constructor(scope: Construct, id: string, { deployment }: Props) {
    const { stage, settings } = deployment;
    super(scope, id, { env: settings, terminationProtection: !settings.disposable });
    this.keeps = !settings.disposable;
    this.removalPolicy = removalPolicyOf(settings);
    const own = this.makeTable(ownTable(stage), settings.tableUnits);
    this.table = settings.restoredTable ? this.takeRestored(own, settings.restoredTable) : own;
    this.files = new FilesBucket(this, 'Files', deployment);
    this.anchors = settings.disposable ? undefined : new AnchorsBucket(this, 'Anchors');
    this.authKeys = this.makeSecret('AuthKeys', 'Signing keys: { kid, key, previous? }', {
      secretStringTemplate: JSON.stringify({ kid: 'first' }),
      generateStringKey: 'key',
    });
    this.originProof = this.makeSecret('OriginProof', 'What CloudFront sends along to prove itself', {});
    // Read once `payments` is on; the text in `generated` is nobody's.
    this.stripeKeys = this.makeSecret('StripeKeys', 'Stripe: { secretKey, webhookSecrets }', {
      secretStringTemplate: JSON.stringify({ secretKey: '', webhookSecrets: [] }),
      generateStringKey: 'generated',
    });
    this.secretsKey = new Key(this, 'SecretsKey', {
      alias: `alias/reclame-${stage}`,
      description: 'Secrets of workspaces: Meta tokens, signing keys of webhooks',
      enableKeyRotation: true,
      // The shortest that KMS waits; where the key stays, it says nothing.
      pendingWindow: Duration.days(7),
      removalPolicy: this.removalPolicy,
    });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'FilesBucketName', { value: this.files.bucketName });
    if (this.anchors) new CfnOutput(this, 'AnchorsBucketName', { value: this.anchors.bucketName });
    new CfnOutput(this, 'AuthKeysArn', { value: this.authKeys.secretArn });
    new CfnOutput(this, 'OriginProofArn', { value: this.originProof.secretArn });
    new CfnOutput(this, 'StripeKeysArn', { value: this.stripeKeys.secretArn });
    new CfnOutput(this, 'SecretsKeyArn', { value: this.secretsKey.keyArn });
  }

  private makeTable(tableName: string, units: StageSettings['tableUnits']): Table {
    const table = new Table(this, 'Table', {
      tableName,
      partitionKey: keyPart(tableShape.partitionKey),
      sortKey: keyPart(tableShape.sortKey),
      timeToLiveAttribute: tableShape.timeToLive,
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...(units && { maxReadRequestUnits: units.reads, maxWriteRequestUnits: units.writes }),
      encryption: TableEncryption.AWS_MANAGED,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: this.keeps
        ? { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: keptDays.backups }
        : { pointInTimeRecoveryEnabled: false },
      deletionProtection: this.keeps,
      removalPolicy: this.removalPolicy,
    });
    for (const { name, partitionKey, sortKey } of tableShape.indexes) {
      table.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: keyPart(partitionKey),
        sortKey: keyPart(sortKey),
        ...(units && { maxReadRequestUnits: units.reads, maxWriteRequestUnits: units.writes }),
      });
    }
    return table;
  }

  /**
   * What uses the table is led to the one that was restored. Exports of the stage's own stay: the stacks that still use them while
   * this one is deployed hold them (docs/decisions/0009-stacks-hold-each-other.md), and the way back needs them.
   */
  private takeRestored(own: Table, { name, stream }: NonNullable<StageSettings['restoredTable']>): ITable {
    for (const used of [own.tableName, own.tableArn, own.tableStreamArn ?? '']) this.exportValue(used);
    return Table.fromTableAttributes(this, 'RestoredTable', {
      tableName: name,
      tableStreamArn: this.formatArn({
        service: 'dynamodb',
        resource: 'table',
        resourceName: `${name}/stream/${stream}`,
      }),
      globalIndexes: tableShape.indexes.map((index) => index.name),
    });
  }

  private makeSecret(id: string, description: string, generator: SecretStringGenerator): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { ...generator, passwordLength: 64, excludePunctuation: true },
      removalPolicy: this.removalPolicy,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'Rotated by hand as docs/deploy.md tells: a blind rotation would sign everyone out or close the API.',
    });
    return secret;
  }
}

const keyPart = (name: string) => ({ name, type: AttributeType.STRING });
