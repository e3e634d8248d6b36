import { join } from 'node:path';
import { Stack, Validations } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, expect, test } from 'vitest';
import { tableShape } from '../functions/platform/table-shape.ts';
import { daySeconds } from '../shared/kernel/day.ts';
import type { QueueSpec, StreamSpec } from '../shared/kernel/worker-specs.ts';
import { productFunctions } from '../shared/product-functions.ts';
import { migrations, queues, schedules, streams } from '../shared/workers.ts';
import { checkedApp, settings, synthesize } from './testing/synthesized.ts';

const made = await synthesize();
afterAll(made.remove);

const data = made.template(made.stacks.data);
const mail = made.template(made.stacks.mail);
const workers = made.template(made.stacks.workers);
const alarms = made.template(made.stacks.alarms);

const { partitionKey, sortKey, timeToLive, indexes } = tableShape;
const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];

test('the table has the shape that the entities write', () => {
  data.hasResourceProperties('AWS::DynamoDB::Table', {
    TableName: 'reclame-prod',
    KeySchema: key(partitionKey, sortKey),
    GlobalSecondaryIndexes: indexes.map(({ name, partitionKey: hash, sortKey: range }) => ({
      IndexName: name,
      KeySchema: key(hash, range),
      Projection: { ProjectionType: 'ALL' },
    })),
    TimeToLiveSpecification: { AttributeName: timeToLive, Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    BillingMode: 'PAY_PER_REQUEST',
  });
});

test('the table, the files, the secrets and their key survive a mistake', () => {
  expect(made.stacks.data.terminationProtection).toBe(true);
  data.hasResourceProperties('AWS::DynamoDB::Table', {
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEEnabled: true },
  });
  for (const type of ['AWS::DynamoDB::Table', 'AWS::SecretsManager::Secret', 'AWS::KMS::Key', 'AWS::S3::Bucket']) {
    data.allResources(type, { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  }
});

test('secrets of workspaces have a key of our own, which turns by itself', () => {
  data.resourceCountIs('AWS::KMS::Key', 1);
  data.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
  data.hasResourceProperties('AWS::KMS::Alias', { AliasName: 'alias/reclame-prod' });
});

test('the first signing key has the shape that the functions read', () => {
  data.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: {
      SecretStringTemplate: '{"kid":"first"}',
      GenerateStringKey: 'key',
      PasswordLength: 64,
      ExcludePunctuation: true,
    },
  });
});

test('each queue waits six times its worker, keeps what fails, and takes back only the failed messages', () => {
  const count = 2 * Object.keys(queues).length + 1;
  workers.resourceCountIs('AWS::SQS::Queue', count);
  workers.allResourcesProperties('AWS::SQS::Queue', {
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * daySeconds,
  });
  workers.resourceCountIs('AWS::SQS::QueuePolicy', count);
  for (const spec of Object.values<QueueSpec>(queues)) {
    const { timeoutSeconds, maxReceives, batchSize, batchWindowSeconds, stageWorkers } = spec;
    workers.hasResourceProperties('AWS::SQS::Queue', { QueueName: `reclame-prod-${spec.name}-dead` });
    workers.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: `reclame-prod-${spec.name}`,
      VisibilityTimeout: 6 * timeoutSeconds,
      RedrivePolicy: { maxReceiveCount: maxReceives },
    });
    workers.hasResourceProperties('AWS::Lambda::Function', { Timeout: timeoutSeconds });
    workers.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp(`^${spec.name}[0-9A-F]{8}$`), 'Arn'] },
      BatchSize: batchSize,
      MaximumBatchingWindowInSeconds: batchWindowSeconds ?? Match.absent(),
      ScalingConfig: stageWorkers ? { MaximumConcurrency: stageWorkers } : Match.absent(),
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  }
});

test('deliveries leave a few at once, by a queue that serves the servers in turns', () => {
  // A FIFO queue would stop a group at its first failure; a standard one with groups is fair.
  const made = Object.values(workers.findResources('AWS::SQS::Queue')).map(({ Properties }) => Properties);
  expect(made.filter(({ FifoQueue }) => FifoQueue)).toEqual([]);
  workers.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^deliveries[0-9A-F]{8}$'), 'Arn'] },
    ScalingConfig: { MaximumConcurrency: Match.anyValue() },
  });
});

const givenUp = { 'Fn::GetAtt': [Match.stringLikeRegexp('^GivenUpRuns'), 'Arn'] };

test('what follows the stream is told of its entities alone, and holds up nothing for a day', () => {
  const { tableStreamArn } = made.stacks.data.table;
  const eventSource = made.stacks.workers.resolve(tableStreamArn);
  const mappings = workers.findResources('AWS::Lambda::EventSourceMapping', {
    Properties: { EventSourceArn: eventSource },
  });
  expect(Object.keys(mappings)).toHaveLength(Object.keys(streams).length);
  for (const { name, batchSize, batchWindowSeconds, timeoutSeconds, ...spec } of Object.values<StreamSpec>(streams)) {
    const [fn = ''] = Object.keys(
      workers.findResources('AWS::Lambda::Function', {
        Properties: { FunctionName: `reclame-prod-${name}`, Timeout: timeoutSeconds },
      }),
    );
    workers.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: eventSource,
      FunctionName: { Ref: fn },
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: batchSize,
      MaximumBatchingWindowInSeconds: batchWindowSeconds ?? Match.absent(),
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 23 * 3600,
      DestinationConfig: { OnFailure: { Destination: givenUp } },
      FilterCriteria: { Filters: [{ Pattern: patternOf(spec) }] },
    });
    alarms.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'IteratorAge',
      Dimensions: [{ Name: 'FunctionName', Value: `reclame-prod-${name}` }],
      Threshold: 600_000,
    });
  }
});

const patternOf = ({ entities, follows }: Pick<StreamSpec, 'entities' | 'follows'>) =>
  JSON.stringify({
    eventName: follows === 'new' ? ['INSERT'] : ['INSERT', 'MODIFY'],
    dynamodb: { NewImage: { __edb_e__: { S: entities } } },
  });

test('each schedule starts its function by the clock of Paris, twice more when it fails, and keeps what it gave up', () => {
  workers.resourceCountIs('AWS::Scheduler::Schedule', Object.keys(schedules).length);
  for (const { name, expression, timeoutSeconds } of Object.values(schedules)) {
    const [[fn] = []] = Object.entries(
      workers.findResources('AWS::Lambda::Function', {
        Properties: { FunctionName: `reclame-prod-${name}`, Timeout: timeoutSeconds },
      }),
    );
    const twiceMore = { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 2 };
    workers.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: expression,
      ScheduleExpressionTimezone: 'Europe/Paris',
      Target: {
        Arn: { 'Fn::GetAtt': [fn, 'Arn'] },
        DeadLetterConfig: { Arn: givenUp },
        Input: JSON.stringify({ at: '<aws.scheduler.scheduled-time>' }),
        RetryPolicy: twiceMore,
      },
    });
    workers.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: fn },
      DestinationConfig: { OnFailure: { Destination: givenUp } },
      ...twiceMore,
    });
  }
});

test('what changes the stored things once runs before the first function of this version, and after the last', () => {
  const ordered = { before: workers, after: alarms };
  const lastOf = { before: '', after: '' };
  for (const { name, runs } of Object.values(migrations)) {
    const [[id, found] = [], ...others] = Object.entries(
      ordered[runs].findResources('AWS::Lambda::Function', {
        Properties: { FunctionName: `reclame-prod-${name}`, Timeout: 900 },
      }),
    );
    expect([found, ...others]).toHaveLength(1);
    const [run = ''] = Object.keys(
      ordered[runs].findResources('Custom::Migration', {
        Properties: { ServiceToken: { 'Fn::GetAtt': [id, 'Arn'] }, ServiceTimeout: '3600', version: '1.2.3' },
      }),
    );
    ordered[runs].hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: id },
      MaximumRetryAttempts: 2,
    });
    // As at a start here: listPeople would pass over those whom removeOldPeople still brings.
    const { DependsOn = [] } = ordered[runs].findResources('Custom::Migration')[run] ?? {};
    if (lastOf[runs]) expect(DependsOn, name).toContain(lastOf[runs]);
    lastOf[runs] = run;
    if (runs === 'before')
      for (const [other, { DependsOn = [] }] of Object.entries(workers.findResources('AWS::Lambda::Function')))
        if (other !== id) expect(DependsOn, other).toContain(run);
  }
  const { api, web, workers: first, alarms: last } = made.stacks;
  expect(api.dependencies).toContain(first);
  expect(last.dependencies).toEqual(expect.arrayContaining([api, web]));
});

test('files are ours alone, sent over TLS by our pages, and go after thirty days but for the catalogue', () => {
  data.resourceCountIs('AWS::S3::Bucket', 2);
  data.hasResourceProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    BucketEncryption: Match.anyValue(),
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedOrigins: ['https://reclame.example'],
          AllowedMethods: ['PUT'],
          AllowedHeaders: ['content-type'],
          MaxAge: 3600,
        },
      ],
    },
    LifecycleConfiguration: {
      Rules: [
        { Prefix: 'uploads/', ExpirationInDays: 2, Status: 'Enabled' },
        { Prefix: 'imports/', ExpirationInDays: 30, Status: 'Enabled' },
        { Prefix: 'exports/', ExpirationInDays: 1, Status: 'Enabled' },
        { Prefix: 'prospects/', ExpirationInDays: 4, Status: 'Enabled' },
        { Prefix: 'data-exports/', ExpirationInDays: 7, Status: 'Enabled' },
        { Prefix: 'report-runs/', ExpirationInDays: 91, Status: 'Enabled' },
        { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
      ],
    },
  });
  data.hasResourceProperties('AWS::S3::BucketPolicy', {
    PolicyDocument: Match.objectLike({
      Statement: [
        Match.objectLike({ Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      ],
    }),
  });
});

test('the anchors of the log are locked for as long as its lines are kept, and nobody may hide them or touch their lock', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    ObjectLockEnabled: true,
    ObjectLockConfiguration: {
      ObjectLockEnabled: 'Enabled',
      Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 400 } },
    },
    VersioningConfiguration: { Status: 'Enabled' },
    PublicAccessBlockConfiguration: Match.objectLike({ BlockPublicAcls: true, RestrictPublicBuckets: true }),
    LifecycleConfiguration: {
      Rules: [
        { ExpirationInDays: 401, NoncurrentVersionExpiration: { NoncurrentDays: 1 }, Status: 'Enabled' },
        { ExpiredObjectDeleteMarker: true, Status: 'Enabled' },
      ],
    },
  });
  data.hasResourceProperties('AWS::S3::BucketPolicy', {
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:PutObjectLegalHold', 's3:PutObjectRetention'],
        }),
      ]),
    }),
  });
});

test('mails are signed by the domain, sent over TLS, and counted without their addresses', () => {
  mail.hasResourceProperties('AWS::SES::EmailIdentity', {
    DkimAttributes: Match.absent(),
    ConfigurationSetAttributes: Match.anyValue(),
  });
  mail.resourceCountIs('AWS::Route53::RecordSet', 3);
  mail.hasResourceProperties('AWS::SES::ConfigurationSet', { DeliveryOptions: { TlsPolicy: 'REQUIRE' } });
  mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: {
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
      CloudWatchDestination: {
        DimensionConfigurations: [Match.objectLike({ DimensionName: 'ses:configuration-set' })],
      },
    },
  });
});

test('what SES tells of mails that come back goes on their queue, and what cannot to its dead letters', () => {
  mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { MatchingEventTypes: ['bounce', 'complaint'], EventBridgeDestination: Match.anyValue() },
  });
  const arnOf = (id: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${id}[0-9A-F]{8}$`), 'Arn'] });
  workers.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': ['reclame-prod'] } } },
    },
    Targets: [
      Match.objectLike({
        Arn: arnOf('returnedMails'),
        InputPath: '$.detail',
        DeadLetterConfig: { Arn: arnOf('returnedMailsDeadLetters') },
      }),
    ],
  });
  workers.hasResourceProperties('AWS::SQS::QueuePolicy', {
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        Match.objectLike({
          Principal: { Service: 'events.amazonaws.com' },
          Condition: { ArnEquals: Match.anyValue() },
        }),
      ]),
    }),
    Queues: [{ Ref: Match.stringLikeRegexp('^returnedMails[0-9A-F]{8}$') }],
  });
  workers.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([Match.objectLike({ Action: 'ses:DeleteSuppressedDestination', Resource: '*' })]),
    }),
  });
});

test('every alarm tells the stage, in a sentence, what people lose', () => {
  const found = Object.values(alarms.findResources('AWS::CloudWatch::Alarm'));
  expect(found.length).toBeGreaterThan(10);
  for (const { Properties } of found) {
    expect(Properties.AlarmDescription).toMatch(/^[A-Z].{30,}\.$/);
    expect(Properties.TreatMissingData).toBe('notBreaching');
    expect([Properties.AlarmActions, Properties.OKActions].flat()).toHaveLength(2);
    expect(Properties.Metrics?.length ?? 1).toBeLessThanOrEqual(11);
  }
  alarms.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: settings.alarmsEmail });
});

test('each word has one log, whose errors ring, and each queue rings later than it puts off', () => {
  const { logs } = made.stacks.workers.resources;
  expect([...logs.keys()]).toEqual([...new Set(productFunctions.map(({ file }) => file.split('/')[0]))].sort());
  for (const word of logs.keys()) {
    workers.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName: `/reclame/prod/${word}` });
    workers.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '?"\\"level\\":\\"error\\"" ?"\\"errorType\\"" ?"Task timed out" ?"Runtime exited"',
      MetricTransformations: [{ MetricNamespace: 'Reclame/prod', MetricName: `${word}Errors`, MetricValue: '1' }],
    });
    alarms.hasResourceProperties('AWS::CloudWatch::Alarm', { Namespace: 'Reclame/prod', MetricName: `${word}Errors` });
  }
  for (const { name, delaySeconds = 0 } of Object.values<QueueSpec>(queues))
    alarms.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'ApproximateAgeOfOldestMessage',
      AlarmDescription: Match.stringLikeRegexp(queues[name]?.usersLose.slice(0, 20) ?? name),
      Threshold: 600 + delaySeconds,
    });
});

test('alarms may ring', () => {
  alarms.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
        }),
      ]),
    }),
  });
});

test('cdk-nag finds nothing in the product, and finds a bucket left open', () => {
  // The synthesis above has thrown otherwise.
  expect(made.assembly.stacks).toHaveLength(7);
  const app = checkedApp(join(made.folder, 'planted'));
  new Bucket(new Stack(app, 'planted'), 'open');
  expect(() => app.synth()).toThrow('AwsSolutions-S10');
});

test('every acknowledged finding has a reason of its own, on something smaller than a stack', () => {
  for (const construct of made.stacks.data.node.root.node.findAll()) {
    for (const { type, data: reasons } of construct.node.metadata) {
      if (type !== Validations.ACKNOWLEDGED_RULES_METADATA_KEY) continue;
      expect(construct, construct.node.path).not.toBeInstanceOf(Stack);
      for (const reason of Object.values<string>(reasons)) expect(reason.length).toBeGreaterThan(20);
    }
  }
});
