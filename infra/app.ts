import { existsSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { functionsDir } from '../scripts/build-functions.ts';
import { siteDir } from '../scripts/build-web.ts';
import { functionRights } from '../scripts/rights/function-rights.ts';
import { addStacks } from './add-stacks.ts';
import { readSettings } from './config.ts';
import { featureFlags } from './feature-flags.ts';

for (const folder of [functionsDir, siteDir]) {
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: run "npm run synth" or "npm run deploy", which build first`);
}

const app = new App({ context: featureFlags });
const stage: string = app.node.tryGetContext('stage') ?? 'staging';
const version: string = app.node.tryGetContext('version') ?? 'dev';
const rights = await functionRights();
addStacks(app, { stage, version, settings: readSettings(stage), functionsDir, webDir: siteDir, rights });
app.synth();
