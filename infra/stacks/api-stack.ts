import { Annotations, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpRoute, HttpRouteKey, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { routeWord } from '../../shared/kernel/route.ts';
import { notFoundFunction } from '../../shared/product-functions.ts';
import { registry } from '../../shared/registry.ts';
import { type Deployment, rightsOf } from '../config.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { FunctionRole } from '../constructs/function-role.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { functionEnvironment, type Resources } from '../environment.ts';
import { quotas } from '../quotas.ts';
import { wordsLose } from '../users-lose.ts';
import { WordStack } from './word-stack.ts';

type Props = { deployment: Deployment; resources: Resources };

export type Word = { name: string; usersLose: string; functions: ProductFunction[] };

/** No address of a person, no token, no query: the logs of the functions have the rest under the same request id. */
const accessLog = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.error.message',
  integrationError: '$context.integrationErrorMessage',
};

/** One HTTP API, as the registry of the contract says: nothing about a route is written here. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly words: Word[];

  constructor(scope: Construct, id: string, { deployment, resources }: Props) {
    super(scope, id, { env: deployment.settings });
    this.api = new HttpApi(this, 'Api', {
      apiName: id,
      createDefaultStage: false,
      description: 'Réclame, one Lambda a route',
    });
    this.addStage(deployment);
    this.words = Object.entries(wordsLose).map(([name, usersLose]) => {
      const routes = registry.filter((route) => routeWord(route) === name);
      return {
        name,
        usersLose,
        functions: new WordStack(this, name, { api: this.api, deployment, routes, resources }).functions,
      };
    });
    this.addNotFound(deployment, resources);
    if (registry.length + 1 > quotas.integrationsWarning)
      Annotations.of(this).addWarningV2(
        'reclame:integrations',
        `An HTTP API takes ${quotas.integrations} integrations: split it soon`,
      );
    new CfnOutput(this, 'ApiUrl', { value: this.api.apiEndpoint });
  }

  private addStage({ stage, settings }: Deployment): void {
    const logGroup = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/reclame/${stage}/api-access`,
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
  }

  private addNotFound(deployment: Deployment, resources: Resources): void {
    const notFound = new ProductFunction(this, notFoundFunction.name, {
      deployment,
      description: 'What no route of the contract matches',
      role: new FunctionRole(this, 'notFoundRole', {
        statements: rightsOf(deployment, notFoundFunction.name),
        resources,
      }),
      environment: functionEnvironment(deployment, resources),
      memoryMb: 256,
    });
    const route = new HttpRoute(this, 'notFoundRoute', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('notFoundIntegration', notFound),
    });
    acknowledge(route, { 'AwsSolutions-APIG4': 'Answers the same 404 to everyone and reads nothing.' });
  }
}
