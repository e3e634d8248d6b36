import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { apiAddresses } from '../../shared/kernel/api-of.ts';
import { madePages } from '../../shared/made-pages.contract.ts';
import { originProofHeader } from '../../shared/origin-headers.ts';
import type { Deployment, StageSettings } from '../config.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { EdgeFunction } from '../constructs/edge-function.ts';
import { PageHeaders } from '../constructs/page-headers.ts';
import { publicZone } from '../constructs/public-zone.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';
import { SiteFiles } from '../constructs/site-files.ts';
import type { GatewayStack } from './gateway-stack.ts';

const keptErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

type Props = { deployment: Deployment; gateways: readonly GatewayStack[]; originProof: ISecret; files: IBucket };

/** One origin for people: the built pages, and the API under `/api`. */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { deployment, gateways, originProof, files }: Props) {
    super(scope, id, { env: deployment.settings });
    const { settings } = deployment;
    const bucket = this.makeBucket(settings);
    const pageHeaders = (name: string, override: boolean) =>
      new PageHeaders(this, name, { deployment, files, override });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: id,
      domainNames: [settings.domain],
      webAclId: settings.firewallArn,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultRootObject: 'index.html',
      defaultBehavior: this.pages(bucket, pageHeaders('PageHeaders', true)),
      additionalBehaviors: this.apiCalls(gateways, originProof, pageHeaders('ApiHeaders', false)),
      // Left to itself, CloudFront keeps an error ten seconds and shows one person's failure to all.
      errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'Open to every country: agencies work from abroad.',
      'AwsSolutions-CFR2':
        'A firewall is a setting, `firewallArn`; without it the gateway throttles all, the functions throttle per e-mail and per address.',
      'AwsSolutions-CFR3':
        'These logs keep whole addresses, and a reset link bears its token there; the API has its own access log.',
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'Every address without an extension is rewritten to a page: none asks the bucket for its list.',
    });
    new SiteFiles(this, 'Files', { deployment, bucket });
    this.addNames(settings, this.distribution);
    new CfnOutput(this, 'DistributionDomain', { value: this.distribution.distributionDomainName });
  }

  private makeBucket(settings: StageSettings): Bucket {
    const bucket = new Bucket(this, 'Site', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      removalPolicy: removalPolicyOf(settings),
      autoDeleteObjects: settings.disposable,
    });
    acknowledge(bucket, {
      'AwsSolutions-S1': 'Holds the built pages alone, which are public, and only CloudFront can read it.',
    });
    return bucket;
  }

  private pages(bucket: Bucket, responseHeadersPolicy: PageHeaders): BehaviorOptions {
    const rewrite = new EdgeFunction(this, 'PageRequest', {
      file: 'page-request.ts',
      comment: 'Address of a page to its file',
    });
    return {
      // LIST turns the answer for a file that is not there from 403 to 404.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [{ function: rewrite, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
  }

  /** By addresses, the narrower first: CloudFront takes the first that matches. Pages that functions make come after. */
  private apiCalls(gateways: readonly GatewayStack[], originProof: ISecret, responseHeadersPolicy: PageHeaders) {
    const sayWhoCalls = new EdgeFunction(this, 'ApiRequest', {
      file: 'api-request.ts',
      comment: 'Address of the viewer',
    });
    const behaviorOf = (api: IHttpApi): BehaviorOptions => ({
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.amazonaws.com`, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        readTimeout: Duration.seconds(30),
        customHeaders: { [originProofHeader]: originProof.secretValue.unsafeUnwrap() },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // What the gateway answers by itself bears no headers of ours.
      responseHeadersPolicy,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [{ function: sayWhoCalls, eventType: FunctionEventType.VIEWER_REQUEST }],
    });
    const behaviors: Record<string, BehaviorOptions> = {};
    for (const { api: name, patterns } of apiAddresses) {
      const gateway = gateways.find((one) => one.name === name);
      if (!gateway) continue;
      const behavior = behaviorOf(gateway.api);
      for (const pattern of patterns) behaviors[pattern] = behavior;
      const page = { ...behavior, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS };
      for (const pattern of name === 'main' ? madePages : []) behaviors[pattern] = page;
    }
    return behaviors;
  }

  private addNames(settings: StageSettings, distribution: Distribution): void {
    const zone = publicZone(this, settings);
    if (!zone) return;
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, 'Ipv4', { zone, recordName: settings.domain, target });
    new AaaaRecord(this, 'Ipv6', { zone, recordName: settings.domain, target });
  }
}
