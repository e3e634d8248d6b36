import { CfnElement, DefaultStackSynthesizer, Duration, RemovalPolicy, Stack, Token } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { monitoringEnvironment } from '../../shared/kernel/monitoring.ts';
import { type WebConfig, webConfigPath } from '../../shared/web-config.ts';
import type { Deployment } from '../config.ts';
import { acknowledge } from './acknowledge.ts';

const hashed = 'assets/*';

type Props = { deployment: Deployment; bucket: Bucket };

/**
 * Puts the built pages into their bucket: files with a hash in their name first, to be kept for a year, then those that lead to them.
 * Nothing is removed, so that a tab opened before a deploy still finds its chunks.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { deployment, bucket }: Props) {
    super(scope, id);
    const { stage, version, settings, webDir } = deployment;
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/reclame/${stage}/site-files`,
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup };
    // Maps are for the monitoring.
    const site = Source.asset(webDir, { exclude: ['**/*.map'] });
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [site],
      exclude: ['*'],
      include: [hashed],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const config: WebConfig = {
      sentryDsn: settings.sentryDsn ?? null,
      environment: monitoringEnvironment(stage),
      release: version,
    };
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [site, Source.jsonData(webConfigPath.slice(1), config)],
      exclude: [hashed],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(assets);
    this.acknowledgeCopier(assets, bucket);
  }

  /** Both deployments share one function of CDK's own, with the rights that CDK gives it. */
  private acknowledgeCopier({ handlerRole }: BucketDeployment, bucket: Bucket): void {
    const reason = 'CDK’s own grant to the function that copies the pages, on the two buckets between which it copies.';
    const stack = Stack.of(this);
    const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
    const staging = `arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${stack.region}/*`;
    const site = `<${logicalId(bucket)}.Arn>/*`;
    const actions = ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map(
      (action) => `Action::s3:${action}`,
    );
    const wildcards = [...actions, `Resource::${staging}`, `Resource::${site}`];
    acknowledge(handlerRole, Object.fromEntries(wildcards.map((finding) => [`AwsSolutions-IAM5[${finding}]`, reason])));
    const basicRole = 'Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
    acknowledge(handlerRole, {
      [`AwsSolutions-IAM4[${basicRole}]`]: 'CDK’s own function writes its own logs; it runs at deploys only.',
    });
    const copier = handlerRole.node.scope;
    if (copier)
      acknowledge(copier, {
        'AwsSolutions-L1': 'CDK chooses the runtime of its own function and moves it on with its releases.',
      });
  }
}

function logicalId({ node, stack }: Bucket): string {
  const resource = node.defaultChild;
  return CfnElement.isCfnElement(resource) ? stack.getLogicalId(resource) : '';
}
