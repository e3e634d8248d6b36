import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { keptDays } from '../../shared/kernel/kept-for.ts';
import { acknowledge } from './acknowledge.ts';

/**
 * The heads of the log's chains, day by day. In compliance nobody, the account's owner included, deletes a version or shortens its
 * retention: who rewrites the table whole still finds here what it was.
 */
export class AnchorsBucket extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(Duration.days(keptDays.audit)),
      removalPolicy: RemovalPolicy.RETAIN,
      // The lock holds whatever these say until it is over.
      lifecycleRules: [
        { expiration: Duration.days(keptDays.audit + 1), noncurrentVersionExpiration: Duration.days(1) },
        { expiredObjectDeleteMarker: true },
      ],
    });
    // The lock keeps versions; this keeps them in sight, too.
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:PutObjectLegalHold', 's3:PutObjectRetention'],
        resources: [this.arnForObjects('*')],
      }),
    );
    acknowledge(this, {
      'AwsSolutions-S1': 'One function writes to it and three list it, and they log.',
    });
  }
}
