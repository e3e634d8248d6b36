import { CustomResource, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type MigrationSpec, migrationTimeoutSeconds } from '../../shared/kernel/worker-specs.ts';
import { migrations } from '../../shared/workers.ts';
import { type Deployment, rightsOf } from '../config.ts';
import { functionEnvironment, logOf, type Resources } from '../environment.ts';
import { FunctionRole } from './function-role.ts';
import { ProductFunction } from './product-function.ts';
import { logWordOf } from './word-log.ts';

type Ground = { deployment: Deployment; resources: Resources };
type Props = Ground & { spec: MigrationSpec };

/** Those of a turn, one after the other as at a start here: each may count on what those before it have done. */
export function addMigrations(scope: Construct, turn: MigrationSpec['runs'], ground: Ground): Construct[] {
  const made: Migration[] = [];
  for (const spec of Object.values(migrations)) {
    if (spec.runs !== turn) continue;
    const migration = new Migration(scope, `${spec.name}Migration`, { ...ground, spec });
    const last = made.at(-1);
    if (last) migration.node.addDependency(last);
    made.push(migration);
  }
  return made;
}

/**
 * Runs a function at each deploy, which waits for it and fails with it. CloudFormation starts it by itself: the trigger of CDK
 * has a function of its own, which may start any version of ours.
 */
class Migration extends Construct {
  constructor(scope: Construct, id: string, { deployment, resources, spec }: Props) {
    super(scope, id);
    const fn = new ProductFunction(this, spec.name, {
      deployment,
      description: `Changes once what is stored, ${spec.runs} the functions of this version take over`,
      role: new FunctionRole(this, 'Role', { statements: rightsOf(deployment, spec.name), resources }),
      log: logOf(resources, logWordOf(spec.handler)),
      environment: functionEnvironment(deployment, spec.name, resources),
      timeoutSeconds: migrationTimeoutSeconds,
    });
    // Twice more where its time was not enough, as Lambda does for whoever does not wait for it.
    fn.configureAsyncInvoke({ retryAttempts: 2, maxEventAge: Duration.hours(1) });
    new CustomResource(this, 'Run', {
      resourceType: 'Custom::Migration',
      serviceToken: fn.functionArn,
      serviceTimeout: Duration.hours(1),
      properties: { version: deployment.version },
    });
  }
}
