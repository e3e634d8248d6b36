import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type ApiName, apiAddresses, apiOf } from '../../shared/kernel/api-of.ts';
import { type Route, routeWord } from '../../shared/kernel/route.ts';
import { notFoundFunction } from '../../shared/product-functions.ts';
import { type Deployment, rightsOf } from '../config.ts';
import { FunctionRole } from '../constructs/function-role.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { logWordOf } from '../constructs/word-log.ts';
import { functionEnvironment, logOf, type Resources } from '../environment.ts';
import { GatewayStack } from './gateway-stack.ts';
import { WordStack } from './word-stack.ts';

type Props = { deployment: Deployment; resources: Resources; routes: readonly Route[] };

type Word = { name: string; functions: ProductFunction[] };

/** The HTTP APIs and their functions, as the contract says: nothing about a route is written here. */
export class ApiStack extends Stack {
  /** Those that have a route. */
  readonly gateways: GatewayStack[];
  readonly words: Word[];

  constructor(scope: Construct, id: string, { deployment, resources, routes }: Props) {
    super(scope, id, { env: deployment.settings });
    const notFound = this.makeNotFound(deployment, resources);
    const made = apiAddresses.flatMap(({ api }) => {
      const its = routes.filter((route) => apiOf(route) === api);
      return its.length > 0 ? [this.makeApi(api, { deployment, resources, routes: its }, notFound)] : [];
    });
    this.gateways = made.map(({ gateway }) => gateway);
    this.words = [...new Set(routes.map(routeWord))].map((name) => {
      const stacks = made.flatMap((api) => api.words.get(name) ?? []);
      return { name, functions: stacks.flatMap(({ functions }) => functions) };
    });
    for (const { name, api } of this.gateways)
      new CfnOutput(this, name === 'main' ? 'ApiUrl' : `${name}ApiUrl`, {
        value: `https://${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`,
      });
  }

  private makeApi(name: ApiName, { deployment, resources, routes }: Props, notFound: ProductFunction) {
    const gateway = new GatewayStack(this, `${name}Gateway`, { name, deployment, routes });
    gateway.node.addDependency(notFound);
    const words = new Map<string, WordStack>();
    for (const word of new Set(routes.map(routeWord))) {
      const its = routes.filter((route) => routeWord(route) === word);
      const id = name === 'main' ? word : `${name}-${word}`;
      const stack = new WordStack(this, id, { deployment, routes: its, resources });
      gateway.addStackDependency(stack);
      words.set(word, stack);
    }
    return { gateway, words };
  }

  private makeNotFound(deployment: Deployment, resources: Resources): ProductFunction {
    const statements = rightsOf(deployment, notFoundFunction.name);
    return new ProductFunction(this, notFoundFunction.name, {
      deployment,
      description: 'What no route of the contract matches',
      role: new FunctionRole(this, 'notFoundRole', { statements, resources }),
      log: logOf(resources, logWordOf(notFoundFunction.file)),
      environment: functionEnvironment(deployment, notFoundFunction.name, resources),
      memoryMb: 256,
    });
  }
}
