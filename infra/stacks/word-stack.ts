import { NestedStack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { Route } from '../../shared/kernel/route.ts';
import { type Deployment, rightsOf } from '../config.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { SharedRoles } from '../constructs/shared-roles.ts';
import { functionEnvironment, type Resources } from '../environment.ts';
import { functionSettings } from '../function-settings.ts';

const methods = { GET: HttpMethod.GET, POST: HttpMethod.POST, PUT: HttpMethod.PUT, DELETE: HttpMethod.DELETE };

type Props = { api: HttpApi; deployment: Deployment; routes: readonly Route[]; resources: Resources };

/** The routes of one word, which is its id: one Lambda each, and one role for those of the same rights. */
export class WordStack extends NestedStack {
  readonly functions: ProductFunction[];

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, { description: `/api/${id}` });
    const roles = new SharedRoles(this, props.resources);
    this.functions = props.routes.map((route) => this.addRoute(route, roles, props));
  }

  private addRoute(route: Route, roles: SharedRoles, { api, deployment, resources }: Props): ProductFunction {
    const fn = new ProductFunction(this, route.operation, {
      deployment,
      description: `${route.method} ${route.path}`,
      role: roles.withRights(rightsOf(deployment, route.operation)),
      environment: functionEnvironment(deployment, resources),
      ...functionSettings(route.operation),
    });
    const httpRoute = new HttpRoute(this, `${route.operation}Route`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(route.path, methods[route.method]),
      integration: new HttpLambdaIntegration(`${route.operation}Integration`, fn),
    });
    acknowledge(httpRoute, { 'AwsSolutions-APIG4': whyNoAuthorizer(route) });
    return fn;
  }
}

const whyNoAuthorizer = ({ auth }: Route) =>
  auth === 'public'
    ? 'Public by its contract.'
    : `Its own chain asks for "${auth}", in one consistent read of session and user: a revocation holds at once, which a cached authorizer cannot promise.`;
