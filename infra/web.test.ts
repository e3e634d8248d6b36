import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { Match } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, test } from 'vitest';
import { ErrorEnvelope } from '../shared/kernel/error-envelope.ts';
import { longestBody } from '../shared/long-request.ts';
import { staticDocuments } from '../shared/page-paths.ts';
import { registry } from '../shared/registry.ts';
import { securityHeaders, securityHeadersFor } from '../shared/security-headers.ts';
import { webConfigPath } from '../shared/web-config.ts';
import { edgeCode } from './constructs/edge-function.ts';
import { settings, synthesize } from './testing/synthesized.ts';

const made = await synthesize();
afterAll(made.remove);

const web = made.template(made.stacks.web);
const { DistributionConfig: distribution } =
  Object.values(web.findResources('AWS::CloudFront::Distribution'))[0]?.Properties ?? {};
const behaviors: { PathPattern: string }[] = distribution.CacheBehaviors;
const pageBehaviors = behaviors.filter(({ PathPattern }) => !PathPattern.startsWith('/api/'));
const apiBehavior = distribution.CacheBehaviors.find(
  ({ PathPattern }: { PathPattern: string }) => PathPattern === '/api/*',
);
const pages = distribution.DefaultCacheBehavior;
const origin = (id: string) => distribution.Origins.find(({ Id }: { Id: string }) => Id === id);

// Ids of AWS's own policies, from its documentation.
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

describe('the distribution', () => {
  test('hands /api/* to the gateway, whole and never from a cache', () => {
    expect(apiBehavior).toMatchObject({
      PathPattern: '/api/*',
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHost,
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
    });
    const { DomainName, CustomOriginConfig, OriginCustomHeaders } = origin(apiBehavior.TargetOriginId);
    expect(JSON.stringify(DomainName)).toContain('.execute-api.eu-west-3.amazonaws.com');
    expect(CustomOriginConfig).toMatchObject({ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] });
    expect(OriginCustomHeaders).toHaveLength(1);
    expect(OriginCustomHeaders[0].HeaderName).toBe('x-origin-verify');
    expect(JSON.stringify(OriginCustomHeaders[0].HeaderValue)).toMatch(
      /\{\{resolve:secretsmanager:.*:SecretString:::\}\}/,
    );
  });

  test('hands the pages that functions make to the gateway as well', () => {
    expect(pageBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/rapport', '/rapport/*']);
    const { PathPattern: _, ...asTheApi } = apiBehavior;
    // Those of other rooms differ by their origin alone.
    for (const { PathPattern, ...behavior } of behaviors.filter((one) => !pageBehaviors.includes(one)))
      expect(behavior, PathPattern).toMatchObject({ ...asTheApi, TargetOriginId: expect.any(String) });
    for (const behavior of pageBehaviors)
      expect(behavior).toMatchObject({ ...asTheApi, ViewerProtocolPolicy: 'redirect-to-https' });
  });

  test('serves pages from a closed bucket', () => {
    expect(pages).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
    expect(origin(pages.TargetOriginId)).toMatchObject({ OriginAccessControlId: expect.anything() });
    web.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  test('never turns an error of the API into a page: each side has a function of its own', () => {
    const kept: { ErrorCachingMinTTL: number; ResponsePagePath?: string }[] = distribution.CustomErrorResponses;
    expect(kept.map((error) => [error.ErrorCachingMinTTL, error.ResponsePagePath])).toEqual(
      kept.map(() => [0, undefined]),
    );
    const functions = web.findResources('AWS::CloudFront::Function');
    const attached = ({
      FunctionAssociations,
    }: {
      FunctionAssociations: { FunctionARN: Record<string, string[]> }[];
    }) =>
      FunctionAssociations.map(
        ({ FunctionARN }) => functions[FunctionARN['Fn::GetAtt']?.[0] ?? '']?.Properties.FunctionCode,
      );
    expect(attached(pages)).toEqual([edgeCode('page-request.ts')]);
    expect(attached(apiBehavior)).toEqual([edgeCode('api-request.ts')]);
  });

  test('answers at the domain of the stage, with TLS 1.2 at least', () => {
    expect(distribution.Aliases).toEqual([settings.domain]);
    expect(distribution.ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
    for (const Type of ['A', 'AAAA'])
      web.hasResourceProperties('AWS::Route53::RecordSet', { Type, Name: 'reclame.example.' });
  });
});

test('what CloudFront answers as a failure rings where its metrics are, once it is more than one by chance', () => {
  const { edge: stack } = made.stacks;
  if (!stack) throw new Error('No stack watches CloudFront');
  const edge = made.template(stack);
  expect(stack.region).toBe('us-east-1');
  expect(stack.dependencies).toContain(made.stacks.web);
  const distributionId = {
    'Fn::GetStackOutput': {
      StackName: 'reclame-prod-web',
      OutputName: Match.stringLikeRegexp('^PublishOutputRefDistribution'),
      Region: 'eu-west-3',
    },
  };
  edge.resourceCountIs('AWS::CloudWatch::Alarm', 1);
  edge.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmDescription: Match.stringLikeRegexp('^People get an error'),
    Threshold: 1,
    AlarmActions: [Match.anyValue()],
    Metrics: [
      Match.objectLike({ Expression: 'IF(requests * rate / 100 >= 5, rate, 0)' }),
      ...['Requests', '5xxErrorRate'].map((MetricName) => ({
        Id: Match.anyValue(),
        ReturnData: false,
        MetricStat: Match.objectLike({
          Metric: {
            Namespace: 'AWS/CloudFront',
            MetricName,
            Dimensions: [
              { Name: 'DistributionId', Value: distributionId },
              { Name: 'Region', Value: 'Global' },
            ],
          },
        }),
      })),
    ],
  });
  edge.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: settings.alarmsEmail });
});

const bucketOrigin = 'https://FilesBucket.s3.eu-west-3.amazonaws.com';

/** A policy as it will be, once the bucket has its name. */
const written = ({ 'Fn::Join': [separator, parts] }: { 'Fn::Join': [string, unknown[]] }) =>
  parts.map((part) => (typeof part === 'string' ? part : bucketOrigin.replace('https://', ''))).join(separator);

describe('the headers of pages', () => {
  const policies = web.findResources('AWS::CloudFront::ResponseHeadersPolicy');
  const policyOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) =>
    policies[ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig;
  const policy = policyOf(pages);
  const { SecurityHeadersConfig: fixed, CustomHeadersConfig: custom } = policy;

  test('are those of the shared list, word for word', () => {
    const hsts = fixed.StrictTransportSecurity;
    const sent = {
      'content-security-policy': written(fixed.ContentSecurityPolicy.ContentSecurityPolicy),
      'strict-transport-security': `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}`,
      'x-content-type-options': fixed.ContentTypeOptions.Override ? 'nosniff' : '',
      'referrer-policy': fixed.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
      ),
    };
    expect(sent).toEqual(securityHeadersFor(['https://monitoring.example', bucketOrigin]));
  });

  test('win over whatever the bucket sends', () => {
    for (const { Override } of [...Object.values<{ Override: boolean }>(fixed), ...custom.Items])
      expect(Override).toBe(true);
  });

  test('are lent to the answers of the API that bear none', () => {
    const { SecurityHeadersConfig: lent } = policyOf(apiBehavior);
    for (const { Override } of Object.values<{ Override: boolean }>(lent)) expect(Override).toBe(false);
  });

  test('let scripts come from us alone, and calls go to us and to what is named', () => {
    const directives = new Map(
      securityHeadersFor(['https://monitoring.example'])
        ['content-security-policy'].split('; ')
        .map((line) => {
          const [name = '', ...sources] = line.split(' ');
          return [name, sources.join(' ')];
        }),
    );
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('connect-src')).toBe("'self' https://monitoring.example");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(name)).toBe("'none'");
    expect(securityHeaders['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('the files', () => {
  test('tell the browser of the stage it runs on', () => {
    const { directory } = made.assembly;
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    const config = files.find((file) => file.endsWith(webConfigPath)) ?? '';
    expect(JSON.parse(readFileSync(join(directory, config), 'utf8'))).toEqual({
      sentryDsn: settings.sentryDsn,
      environment: 'production',
      release: '1.2.3',
    });
  });

  test('keep their hashed names for a year, and ask again for the rest', () => {
    const [assets, site] = ['max-age=31536000', 'no-cache'].map((control) =>
      web.findResources('Custom::CDKBucketDeployment', {
        Properties: { SystemMetadata: { 'cache-control': Match.stringLikeRegexp(control) } },
      }),
    );
    expect(Object.values(assets ?? {})[0]?.Properties).toMatchObject({
      Exclude: ['*'],
      Include: ['assets/*'],
      Prune: false,
    });
    expect(Object.values(site ?? {})[0]?.Properties).toMatchObject({ Exclude: ['assets/*'], Prune: false });
  });
});

type Request = { uri: string; headers: Record<string, { value: string }> };
type Refused = { statusCode: number; headers: Request['headers']; body: { data: string } };

/** Runs a CloudFront function as CloudFront does: a script whose `handler` is called. */
function atTheEdge<Given = Request>(file: string, request: Request): Given {
  const event = { context: { requestId: 'req-1' }, viewer: { ip: '203.0.113.7' }, request };
  const context = createContext({ event });
  return runInContext(`${edgeCode(file)}; handler(event)`, context);
}

describe('the function on pages', () => {
  const served = (uri: string) => atTheEdge('page-request.ts', { uri, headers: {} }).uri;

  test.each(staticDocuments)('sends %s to its document, with or without a slash', (path) => {
    expect([served(path), served(`${path}/`)]).toEqual([`${path}/index.html`, `${path}/index.html`]);
  });

  test('sends a word of the reference to its page', () => {
    expect([served('/docs/api-keys'), served('/docs/ads/')]).toEqual([
      '/docs/api-keys/index.html',
      '/docs/ads/index.html',
    ]);
  });

  test.each([
    '/',
    '/ads',
    '/ads/ad_01J',
    '/reset-password',
    '/legal/inconnue',
    '/landing-page',
    '/abonnement/rrc_1.abc',
    '//',
  ])('sends %s to the application', (path) => expect(served(path)).toBe('/index.html'));

  test.each([
    '/assets/index-D4s.js',
    '/theme.js',
    '/config.json',
    '/favicon.svg',
    '/robots.txt',
    '/landing/index.html',
  ])('leaves %s alone', (path) => {
    expect(served(path)).toBe(path);
  });
});

describe('the function on the API', () => {
  test('writes the viewer’s address over any other, drops a forged proof, leaves the rest', () => {
    const headers = {
      'x-client-ip': { value: '10.0.0.1' },
      'x-origin-verify': { value: 'guess' },
      authorization: { value: 'Bearer t' },
    };
    expect(atTheEdge('api-request.ts', { uri: '/api/health', headers })).toEqual({
      uri: '/api/health',
      headers: { 'x-client-ip': { value: '203.0.113.7' }, authorization: { value: 'Bearer t' } },
    });
  });

  test('refuses in our envelope what announces more than any route takes', () => {
    const asked = (length: number) => ({ uri: '/api/boards', headers: { 'content-length': { value: `${length}` } } });
    expect(atTheEdge('api-request.ts', asked(longestBody)).uri).toBe('/api/boards');
    const { statusCode, headers, body } = atTheEdge<Refused>('api-request.ts', asked(longestBody + 1));
    expect([statusCode, headers['content-type']?.value]).toEqual([413, 'application/json; charset=utf-8']);
    const { error } = ErrorEnvelope.parse(JSON.parse(body.data));
    expect(error).toMatchObject({ code: 'payload_too_large', requestId: 'req-1' });
  });

  test('lets through the longest body of every route', () => {
    for (const { operation, bodyLimit = 0 } of registry)
      expect([operation, bodyLimit <= longestBody]).toEqual([operation, true]);
  });
});

describe('the function on pages that functions make', () => {
  const asked = (uri: string) => atTheEdge('api-request.ts', { uri, headers: {} }).uri;

  test.each(['/rapport/rsh_01J.a-b_C', '/rapport/rsh_01J.a-b_C/'])('sends %s to its route', (uri) => {
    expect(asked(uri)).toBe('/api/analytics/shared/rsh_01J.a-b_C/page');
  });

  test.each(['/rapport', '/rapport/', '/rapport/a/b', '/rapport/$&', '/rapport/%2e%2e', '/rapport/a b'])(
    'sends %s where no report is',
    (uri) => expect(asked(uri)).toBe('/api/analytics/shared/-/page'),
  );

  test.each(['/api/health', '/api/', '/rapports/x'])('leaves %s alone', (uri) => expect(asked(uri)).toBe(uri));
});

test.each(['page-request.ts', 'api-request.ts'])('%s is a script that CloudFront can read', (file) => {
  const code = edgeCode(file);
  expect(code).not.toMatch(/\b(import|export|class|require)\b|\.\.\.|\?\.|\?\?/);
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});
