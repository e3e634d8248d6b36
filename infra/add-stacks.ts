import { type App, Tags } from 'aws-cdk-lib';
import type { Route } from '../shared/kernel/route.ts';
import { registry } from '../shared/registry.ts';
import { type Deployment, tagsOf } from './config.ts';
import { addMigrations } from './constructs/migration.ts';
import { modelArns } from './model-arns.ts';
import { AlarmsStack } from './stacks/alarms-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { MailStack } from './stacks/mail-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkersStack } from './stacks/workers-stack.ts';

/** The whole product on one stage. */
export function addStacks(app: App, deployment: Deployment, routes: readonly Route[] = registry) {
  const named = (part: string) => `reclame-${deployment.stage}-${part}`;
  const data = new DataStack(app, named('data'), { deployment });
  const mail = new MailStack(app, named('mail'), { deployment });
  const { table, files, anchors, authKeys, originProof, stripeKeys, secretsKey } = data;
  const workers = new WorkersStack(app, named('workers'), {
    deployment,
    table,
    files,
    anchors,
    authKeys,
    originProof,
    stripeKeys,
    secretsKey,
    mail: mail.sender,
    models: modelArns(deployment.settings),
  });
  const api = new ApiStack(app, named('api'), { deployment, resources: workers.resources, routes });
  const web = new WebStack(app, named('web'), { deployment, gateways: api.gateways, originProof, files });
  const watched = {
    gateways: api.gateways,
    ...{ logs: workers.resources.logs, workers: workers.workers, streams: workers.streams },
    givenUpRuns: workers.givenUpRuns,
    table,
    distribution: web.distribution,
  };
  const alarms = new AlarmsStack(app, named('alarms'), { deployment, ...watched });
  // In the last stack: what fails there takes none of the new functions back.
  alarms.addStackDependency(api);
  alarms.addStackDependency(web);
  const edge = deployment.settings.disposable
    ? undefined
    : new EdgeStack(app, named('edge'), { deployment, distribution: web.distribution });
  addMigrations(alarms, 'after', { deployment, resources: workers.resources });
  // Those of dashboards are new: where CloudFormation does not know them yet, it refuses the stack.
  const untagged = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] };
  for (const [name, value] of Object.entries(tagsOf(deployment.stage))) Tags.of(app).add(name, value, untagged);
  return { data, mail, workers, api, web, alarms, edge };
}
