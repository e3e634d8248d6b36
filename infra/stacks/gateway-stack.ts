import { ArnFormat, NestedStack, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnApi, HttpApi, HttpStage, type IHttpApi, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { ApiName } from '../../shared/kernel/api-of.ts';
import type { Route } from '../../shared/kernel/route.ts';
import { notFoundFunction } from '../../shared/product-functions.ts';
import { type Deployment, tagsOf } from '../config.ts';
import { functionNameOf } from '../constructs/product-function.ts';

type Props = { name: ApiName; deployment: Deployment; routes: readonly Route[] };

/** Requests a second that each API takes, of all people together. */
const throttles: Record<ApiName, { rateLimit: number; burstLimit: number }> = {
  main: { rateLimit: 500, burstLimit: 1000 },
  ai: { rateLimit: 100, burstLimit: 200 },
  campaigns: { rateLimit: 300, burstLimit: 600 },
  space: { rateLimit: 200, burstLimit: 400 },
  ugc: { rateLimit: 300, burstLimit: 600 },
  admin: { rateLimit: 50, burstLimit: 100 },
};

/** No address of a person, no token, no query, and no text that a caller could write: the logs of the functions have the rest under the same request id. */
const accessLog = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.error.responseType',
  functionStatus: '$context.integrationStatus',
};

/**
 * One HTTP API, given all its routes as one document. Made one by one, 300 routes and as many integrations would meet the few
 * calls a second that API Gateway takes from whoever configures it, and fail a first deploy; stacks chained so as not to
 * would make every deploy wait for each in turn, since a version changes every function. The document also saves two
 * resources a route, of the 2,500 that one deploy of nested stacks may touch.
 *
 * No authorizer: the chain of a route asks for the session and the permission in one consistent read, so that a revocation
 * holds at once, which a cached authorizer cannot promise.
 */
export class GatewayStack extends NestedStack {
  readonly name: ApiName;
  readonly api: IHttpApi;

  constructor(scope: Construct, id: string, { name, deployment, routes }: Props) {
    super(scope, id, { description: `HTTP API "${name}"` });
    this.name = name;
    const { stage, settings } = deployment;
    const title = name === 'main' ? `reclame-${stage}-api` : `reclame-${stage}-api-${name}`;
    const api = new CfnApi(this, 'Api', {
      body: {
        openapi: '3.0.1',
        info: { title, version: '1.0', description: 'Réclame, one Lambda a route' },
        tags: Object.entries(tagsOf(stage)).map(([tag, value]) => ({
          name: tag,
          'x-amazon-apigateway-tag-value': value,
        })),
        paths: this.pathsOf(deployment, routes),
      },
    });
    // CloudFormation refuses those of the application beside a document, "Redundant fields [tags=…]", and CDK adds them all the same.
    api.addPropertyDeletionOverride('Tags');
    this.api = HttpApi.fromHttpApiAttributes(this, 'Known', { httpApiId: api.ref });
    for (const { operation, path } of routes) this.letCall(deployment, operation, `*/*${path}`);
    this.letCall(deployment, notFoundFunction.name, '*/*');
    const logGroup = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/reclame/${stage}/api-access${name === 'main' ? '' : `-${name}`}`,
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: throttles[name],
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
  }

  private pathsOf(deployment: Deployment, routes: readonly Route[]) {
    const paths: Record<string, Record<string, unknown>> = {};
    for (const { operation, method, path } of routes) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: {
          parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
          ...this.integrated(deployment, operation),
        },
      };
    }
    const rest = { isDefaultRoute: true, ...this.integrated(deployment, notFoundFunction.name) };
    return { ...paths, '/$default': { 'x-amazon-apigateway-any-method': rest } };
  }

  private integrated(deployment: Deployment, operation: string) {
    const { partition, region } = this;
    const uri = `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${this.arnOf(deployment, operation)}/invocations`;
    return {
      responses: { default: { description: 'As the function answers' } },
      'x-amazon-apigateway-integration': {
        type: 'aws_proxy',
        httpMethod: 'POST',
        payloadFormatVersion: '2.0',
        connectionType: 'INTERNET',
        uri,
      },
    };
  }

  private letCall(deployment: Deployment, operation: string, address: string): void {
    new CfnPermission(this, `${operation}Permission`, {
      action: 'lambda:InvokeFunction',
      principal: 'apigateway.amazonaws.com',
      functionName: this.arnOf(deployment, operation),
      sourceArn: this.formatArn({ service: 'execute-api', resource: this.api.apiId, resourceName: address }),
    });
  }

  /** By name: a reference a function would meet the 200 parameters of a stack. */
  private arnOf(deployment: Deployment, operation: string): string {
    return this.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: functionNameOf(deployment, operation),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  }
}
