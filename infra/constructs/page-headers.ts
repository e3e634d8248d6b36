import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { securityHeadersFor } from '../../shared/security-headers.ts';
import type { Deployment } from '../config.ts';

type Props = { deployment: Deployment; files: IBucket; override: boolean };

/** The headers of every page, said in CloudFront's own fields where it insists on them; without `override`, for answers that bear none. */
export class PageHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { deployment, files, override }: Props) {
    const { sentryDsn } = deployment.settings;
    const {
      'content-security-policy': contentSecurityPolicy,
      'strict-transport-security': strictTransport,
      'referrer-policy': referrer,
      'x-content-type-options': _nosniff,
      ...others
    } = securityHeadersFor([
      ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
      // Uploads go straight to the bucket.
      `https://${files.bucketRegionalDomainName}`,
    ]);
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override },
        strictTransportSecurity: { ...transport(strictTransport), override },
        contentTypeOptions: { override },
        referrerPolicy: { referrerPolicy: referrerPolicies[referrer], override },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
      },
    });
  }
}

const referrerPolicies = { 'no-referrer': HeadersReferrerPolicy.NO_REFERRER };

const transport = (header: string) => ({
  accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(header)?.[1])),
  includeSubdomains: header.includes('includeSubDomains'),
});
