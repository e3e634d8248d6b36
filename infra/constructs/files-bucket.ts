import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { keptDays } from '../../shared/kernel/kept-for.ts';
import type { Deployment } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import { removalPolicyOf } from './removal-policy.ts';

/** What people upload, for two days, since it holds their access tokens until it is imported; imports that wait, for thirty; the images of ads, which go with their campaign; what a frozen report shows, which goes with its link; archives of data, for a week; and the generations of the catalogue, which their maker removes. */
export class FilesBucket extends Bucket {
  constructor(scope: Construct, id: string, { settings }: Deployment) {
    super(scope, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: removalPolicyOf(settings),
      autoDeleteObjects: settings.disposable,
      cors: [
        {
          allowedOrigins: [`https://${settings.domain}`],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        { prefix: 'uploads/', expiration: Duration.days(keptDays.upload) },
        { prefix: 'imports/', expiration: Duration.days(keptDays.waitingImport) },
        { prefix: 'exports/', expiration: Duration.days(keptDays.exportedFile) },
        { prefix: 'prospects/', expiration: Duration.days(keptDays.prospectCopy) },
        { prefix: 'data-exports/', expiration: Duration.days(keptDays.dataExport) },
        { prefix: 'report-runs/', expiration: Duration.days(keptDays.sentReport) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    acknowledge(this, {
      'AwsSolutions-S1':
        'Only our functions reach it, and they log; its log would keep the signed addresses of uploads.',
    });
  }
}
