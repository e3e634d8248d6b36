import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { readSettings } from './config.ts';
import { featureFlags } from './feature-flags.ts';
import { addStacks } from './reclame.ts';

const built = join(import.meta.dirname, '..', '.build');
const functionsDir = join(built, 'functions');
const webDir = join(built, 'web');

for (const folder of [functionsDir, webDir]) {
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: run "npm run synth" or "npm run deploy", which build first`);
}

const app = new App({ context: featureFlags });
const stage: string = app.node.tryGetContext('stage') ?? 'staging';
const version: string = app.node.tryGetContext('version') ?? 'dev';
addStacks(app, { stage, version, settings: readSettings(stage), functionsDir, webDir });
app.synth();
