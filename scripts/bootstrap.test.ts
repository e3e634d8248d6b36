import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { portOf } from './local/port-of.ts';

const root = join(import.meta.dirname, '..');
const clone = mkdtempSync(join(tmpdir(), 'reclame-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));

/** An account of AWS in which nothing was ever made, and nothing can be. */
async function emptyAccount() {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const action = new URLSearchParams(await text(request)).get('Action') ?? '';
    asked.push(`${action} in ${/\/\d{8}\/([\w-]+)\//.exec(request.headers.authorization ?? '')?.[1]}`);
    const body =
      action === 'GetCallerIdentity'
        ? '<GetCallerIdentityResponse><GetCallerIdentityResult><Account>111122223333</Account><Arn>arn:aws:iam::111122223333:root</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>'
        : '<ErrorResponse><Error><Code>ValidationError</Code><Message>Stack with id CDKToolkit does not exist</Message></Error></ErrorResponse>';
    response.writeHead(action === 'GetCallerIdentity' ? 200 : 400, { 'content-type': 'text/xml' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { asked, url: `http://127.0.0.1:${portOf(server)}`, stop: () => server.close() };
}

/** The command of a step in the guide, as `npm run` starts it. */
function documented(step: string): string[] {
  const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  const command = new RegExp(`\\*\\*${step}\\*\\*[^\\n]*?\`([^\`]+)\``).exec(guide)?.[1] ?? '';
  const [, script = '', args = ''] = /^npm run (\w+) -- (.*)$/.exec(command) ?? [];
  return ['--import', 'tsx', `scripts/${script}.ts`, ...args.replace('<name>', 'staging').split(' ')];
}

test('a fresh clone, where nothing was built, prepares an account for the CDK', async () => {
  for (const file of ['package.json', 'cdk.json', 'tsconfig.json', 'scripts', 'infra', 'shared', 'functions'])
    cpSync(join(root, file), join(clone, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  mkdirSync(join(clone, 'home'));
  const account = await emptyAccount();
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: join(clone, 'home'),
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL: account.url,
    AWS_MAX_ATTEMPTS: '1',
  };
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, documented('Bootstrap'), { cwd: clone, env }, (_, out, err) => resolve(out + err));
  });
  account.stop();
  expect(output).toContain('CDKToolkit: creating');
  expect(output).not.toContain('is missing');
  expect(account.asked).toContain('CreateChangeSet in eu-west-3');
});
