import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newSecret, signatureHeaders } from '../functions/webhooks/delivery/signature.ts';
import { webhookSnippets } from '../shared/webhooks/webhook-snippets.ts';

/** How each language runs: its snippet, then lines that read deliveries from the input and write a verdict of each. */
const languages = {
  Node: {
    command: 'node',
    file: 'snippet.mjs',
    verdicts: `
import { readFileSync } from 'node:fs';
const judged = JSON.parse(readFileSync(0, 'utf8')).map(({ headers, body, secret }) =>
  verifyWebhook(headers, Buffer.from(body, 'base64'), secret));
console.log(JSON.stringify(judged));`,
  },
  PHP: {
    command: 'php',
    file: 'snippet.php',
    verdicts: `
$judged = array_map(
    fn ($given) => verify_webhook($given['headers'], base64_decode($given['body']), $given['secret']),
    json_decode(file_get_contents('php://stdin'), true)
);
echo json_encode($judged);`,
  },
  Python: {
    command: 'python3',
    file: 'snippet.py',
    verdicts: `
import json
import sys
judged = [
    verify_webhook(given["headers"], base64.b64decode(given["body"]), given["secret"])
    for given in json.load(sys.stdin)
]
print(json.dumps(judged))`,
  },
};

const folder = mkdtempSync(join(tmpdir(), 'reclame-snippets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const body = '{"type":"ping","data":{"name":"Zoé 🎉 \\u2028","url":"https://a.example/?a=1&b=2"}}';
const secret = newSecret();
const old = newSecret();
const id = 'evt_01J0000000000000000000000';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const signed = (secrets: string[], at = new Date()) => signatureHeaders(secrets, id, at, body);

type Delivery = { headers: Record<string, string>; body?: string };

const cases: [what: string, accepted: boolean, delivery: () => Delivery][] = [
  ['our signature', true, () => ({ headers: signed([secret]) })],
  ['a signature among several, first', true, () => ({ headers: signed([secret, old]) })],
  ['a signature among several, last', true, () => ({ headers: signed([old, secret]) })],
  ['a clock four minutes late', true, () => ({ headers: signed([secret], minutesAgo(4)) })],
  ['another body', false, () => ({ headers: signed([secret]), body: body.replace('ping', 'pong') })],
  ['another id', false, () => ({ headers: { ...signed([secret]), 'webhook-id': 'evt_other' } })],
  ['another secret', false, () => ({ headers: signed([old]) })],
  ['a delivery of six minutes ago', false, () => ({ headers: signed([secret], minutesAgo(6)) })],
  ['a delivery of the future', false, () => ({ headers: signed([secret], minutesAgo(-6)) })],
  ['a newer date put on it', false, () => replaced(signed([secret], minutesAgo(6)), 'webhook-timestamp', nowSeconds())],
  ['a date that is none', false, () => replaced(signed([secret]), 'webhook-timestamp', 'NaN')],
  ['another version', false, () => replaced(signed([secret]), 'webhook-signature', 'v2')],
  ['no header at all', false, () => ({ headers: {} })],
];

const nowSeconds = () => String(Math.floor(Date.now() / 1000));

function replaced(headers: Record<string, string>, name: string, value: string): Delivery {
  const signature = headers['webhook-signature'] ?? '';
  return { headers: { ...headers, [name]: value === 'v2' ? signature.replace('v1,', 'v2,') : value } };
}

describe.each(webhookSnippets)('the snippet in $name', ({ name, code }) => {
  const { command, file, verdicts } = languages[name];
  const missing = spawnSync(command, ['--version']).status !== 0;

  it.skipIf(missing)(
    `accepts what we signed, and nothing else${missing ? `: no ${command} on this machine` : ''}`,
    () => {
      const path = join(folder, file);
      writeFileSync(path, code + verdicts);
      const given = cases.map(([, , delivery]) => {
        const { headers, body: sent = body } = delivery();
        return { headers, body: Buffer.from(sent).toString('base64'), secret };
      });
      const { stdout, stderr } = spawnSync(command, [path], { input: JSON.stringify(given), encoding: 'utf8' });
      expect(stderr).toBe('');
      const judged: boolean[] = JSON.parse(stdout);
      expect(cases.map(([what], at) => [what, judged[at]])).toEqual(cases.map(([what, accepted]) => [what, accepted]));
    },
  );
});
