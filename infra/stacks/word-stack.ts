import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Route, routeWord } from '../../shared/kernel/route.ts';
import { type Deployment, rightsOf } from '../config.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { SharedRoles } from '../constructs/shared-roles.ts';
import { functionEnvironment, logOf, type Resources } from '../environment.ts';
import { functionSettings } from '../function-settings.ts';

type Props = { deployment: Deployment; routes: readonly Route[]; resources: Resources };

/** The functions of one word behind one API: one Lambda a route, and one role for those of the same rights. */
export class WordStack extends NestedStack {
  readonly functions: ProductFunction[];

  constructor(scope: Construct, id: string, { deployment, routes, resources }: Props) {
    super(scope, id, { description: `Functions of ${id}` });
    const roles = new SharedRoles(this, resources);
    this.functions = routes.map(
      ({ operation, method, path, ...route }) =>
        new ProductFunction(this, operation, {
          deployment,
          description: `${method} ${path}`,
          role: roles.withRights(rightsOf(deployment, operation)),
          log: logOf(resources, routeWord(route)),
          environment: functionEnvironment(deployment, operation, resources),
          ...functionSettings(operation),
        }),
    );
  }
}
