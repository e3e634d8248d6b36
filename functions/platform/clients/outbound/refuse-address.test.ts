import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressFaults } from '../../../../shared/kernel/address-messages.ts';
import { AppError } from '../../app-error.ts';
import { refuseAddress } from './refuse-address.ts';
import { sendOut } from './send-out.ts';
import { innerAddresses, namesOfInner, otherSchemes } from './testing/hostile-addresses.ts';
import { fakeNames, withPolicy } from './testing/policies.ts';

const names = fakeNames({
  'hooks.agence.fr': [['93.184.215.14', '2606:4700::1111']],
  'mixed.agence.fr': [['93.184.215.14', '10.0.0.1']],
  'empty.agence.fr': [[]],
  ...Object.fromEntries(namesOfInner.map((name) => [name, [['127.0.0.1']]])),
});

beforeEach(() => withPolicy({ resolve: names.resolve, loopback: false }));

/** Why an address is refused, at creation and at sending alike; null when it is not. */
async function faultOf(url: string): Promise<string | null> {
  const atCreation = await refuseAddress(url).then(
    () => null,
    (error) => (error instanceof AppError ? error : expect.fail(String(error))),
  );
  const request = { url, method: 'POST', headers: {}, timeoutMs: 100, maxAnswerBytes: 1, cutLongAnswer: true } as const;
  const atSending = await sendOut(request).catch((error) => error);
  if (!atCreation) {
    expect(atSending.kind).not.toBe('address');
    return null;
  }
  expect(atCreation.reason).toBe('webhook_address_refused');
  if (url.length <= 2_048) expect(atSending).toMatchObject({ name: 'OutboundFailure', kind: 'address' });
  const [detail] = atCreation.extras.details ?? [];
  expect(detail?.path).toBe('url');
  return Object.entries(addressFaults).find(([, sentence]) => sentence === detail?.message)?.[0] ?? 'unknown';
}

const inHttps = (url: string) => url.replace(/^https?:/, 'https:').replace(/:\d+(?=\/|$)/, '');

describe('addresses that lead inside', () => {
  it.each(innerAddresses)('%s', async (url) => {
    expect(await faultOf(url)).not.toBeNull();
    expect(await faultOf(inHttps(url))).toBe('inside');
  });

  it.each(namesOfInner)('%s, by its name', async (name) => {
    expect(await faultOf(`https://${name}/`)).toBe('inside');
  });

  it.each([
    '0x7f.1',
    '017700000001',
    '127.1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
    '１２７.０.０.１',
    '%31%32%37.0.0.1',
    'LOCALHOST',
    'localhost.',
    'ⓛocalhost',
    'a.localhost',
    'db.internal',
    'nas.local',
    'nas.home.arpa',
    'hooks.agence.fr.',
    'mixed.agence.fr',
    'intranet',
  ])('%s, however it is written', async (host) => {
    expect(await faultOf(`https://${host}/`)).toBe('inside');
  });
});

describe('addresses of another form', () => {
  it.each(otherSchemes)('%s', async (url) => {
    expect(await faultOf(url)).not.toBeNull();
  });

  it.each([
    ['scheme', 'http://hooks.agence.fr/'],
    ['scheme', 'ws://hooks.agence.fr/'],
    ['port', 'https://hooks.agence.fr:80/'],
    ['port', 'https://hooks.agence.fr:22/'],
    ['port', 'https://hooks.agence.fr:8444/'],
    ['credentials', 'https://zoe@hooks.agence.fr/'],
    ['credentials', 'https://zoe:secret@hooks.agence.fr/'],
    ['fragment', 'https://hooks.agence.fr/#a'],
    ['fragment', 'https://hooks.agence.fr/#'],
    ['length', `https://hooks.agence.fr/${'a'.repeat(2_025)}`],
    ['malformed', `https://${'a.'.repeat(126)}fr/`],
    ['malformed', 'https://'],
    ['malformed', 'hooks.agence.fr'],
    ['malformed', 'https://hooks.agence.fr:99999/'],
    ['malformed', 'https://hooks.agence.fr/a b'],
    ['malformed', 'https://hooks.agence.fr/\r\nx-more: 1'],
    ['malformed', 'https://hooks\t.agence.fr/'],
    ['malformed', 'https://hooks.agence.fr\\@127.0.0.1/'],
    ['malformed', 'https://1.2.3.4.5/'],
    ['malformed', 'https://425.510.425.510/'],
  ])('%s: %s', async (fault, url) => {
    expect(await faultOf(url)).toBe(fault);
  });
});

it('the product itself is refused, whatever the port', async () => {
  vi.stubEnv('APP_URL', 'https://app.reclame.test');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  for (const host of ['app.reclame.test', 'APP.reclame.test:8443'])
    expect(await faultOf(`https://${host}/api/webhooks`)).toBe('own');
});

it('the product on this machine is refused under all names of it, and what stands beside is not', async () => {
  withPolicy({ resolve: async () => ['127.0.0.1'], loopback: true });
  vi.stubEnv('APP_URL', 'http://localhost:3000');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  for (const host of ['localhost', '127.0.0.1', '127.1', '[::1]', 'agence.localhost'])
    expect(await faultOf(`http://${host}:3000/api/webhooks`)).toBe('own');
  for (const host of ['localhost', '127.0.0.1']) expect(await faultOf(`http://${host}:3001/`)).toBeNull();
});

it.each([
  'https://hooks.agence.fr/',
  'https://hooks.agence.fr:443/a?b=c',
  'https://hooks.agence.fr:8443/a%20b',
  'https://HOOKS.agence.fr/é',
  `https://hooks.agence.fr/${'a'.repeat(2_024)}`,
  'https://93.184.215.14/',
  'https://[2606:4700::1111]:8443/',
])('%s is accepted', async (url) => {
  await expect(refuseAddress(url)).resolves.toBeUndefined();
});

it('a name that does not exist yet is accepted, and fails when it is called', async () => {
  for (const url of ['https://soon.agence.fr/', 'https://empty.agence.fr/']) expect(await faultOf(url)).toBeNull();
});
