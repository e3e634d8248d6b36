import { expect, it } from 'vitest';
import { chunks } from '../../../shared/kernel/chunks.ts';
import type { ImpersonationMode } from '../../../shared/kernel/impersonator.ts';
import { registry } from '../../../shared/registry.ts';
import { impersonated } from '../../auth/testing/impersonate.ts';
import { callRaw } from '../testing/call.ts';
import { signedInUser } from '../testing/factories.ts';

type Route = (typeof registry)[number];

const asked = registry.filter(({ operation }) => operation !== 'deleteImpersonation');
const params = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
const named = ({ method, path }: Route) => `${method} ${path}`;

/** What an owner's workspace answers on each route to someone of the support: nothing is done, for it names a field that is unknown. */
async function answers(mode: ImpersonationMode) {
  const { token } = await impersonated(await signedInUser(), mode);
  const ask = async (route: Route) => {
    const raw = { token, params: params(route.path), rawQuery: 'inconnu=1', rawBody: '{"inconnu":1}' };
    const { status, error } = await callRaw(route, raw);
    return { route, status, reason: error?.reason };
  };
  const all: Awaited<ReturnType<typeof ask>>[] = [];
  for (const some of chunks(asked, 40)) all.push(...(await Promise.all(some.map(ask))));
  return all;
}

const refusedFor = (all: Awaited<ReturnType<typeof answers>>, reason: string) =>
  all.filter((one) => one.status === 403 && one.reason === reason).map(({ route }) => named(route));

/** Secrets and what leaves: never given, whoever asks to read them. */
const readsNeverGiven = registry
  .filter(({ auth, method, contentType, path }) => {
    if (method !== 'GET' || auth === 'public') return false;
    return (
      auth.startsWith('admin:') ||
      auth.endsWith(':export') ||
      contentType !== undefined ||
      /\/(pdf|exports|api-keys|second-factor|sessions|integrations|invoices)/.test(path)
    );
  })
  .map(named);

it('read: nothing is written, and neither secrets nor files are given', async () => {
  const all = await answers('read');
  const writes = asked.filter(
    ({ method, auth }) => method !== 'GET' && !(method === 'POST' && /^(?!billing:)\w+:read$/.test(auth)),
  );
  const readOnly = refusedFor(all, 'impersonation_read_only');
  const free = ['POST /api/auth/workspace', 'POST /api/ai/provenance'];
  expect(writes.map(named).filter((one) => !readOnly.includes(one) && !free.includes(one))).toEqual([]);
  const refused = refusedFor(all, 'impersonation_refused');
  expect([...readsNeverGiven, ...free].filter((one) => !refused.includes(one))).toEqual([]);
  // What is left is refused for what it was sent, or answers: it reads.
  expect(all.filter(({ status }) => status === 403)).toHaveLength(readOnly.length + refused.length);
  expect(all.length - readOnly.length - refused.length).toBeGreaterThan(80);
});

const never =
  /password|email|session|logout|login|register|refresh$|second-factor|\/members|invitation|api-keys|secret|integrations|\/export|billing|deletion|\/admin\/|share|resume-mails|auth\/workspace|profile|notifications|\/settings\/workspace|webhooks/;
const seen =
  /^GET \/api\/(auth\/(profile|invitations\/\{token\})|settings\/(workspace|members|activity.*)|notifications.*|webhooks.*|billing(\/plans)?|boards\/shared.*|analytics\/shared.*)$/;

it('write: what is of the person, of the team, of money, of secrets and of the platform is refused all the same', async () => {
  const all = await answers('write');
  const refused = refusedFor(all, 'impersonation_refused');
  const kept = asked.filter((route) => never.test(route.path) && !seen.test(named(route)));
  expect(kept.length).toBeGreaterThan(60);
  const dangerous = asked.filter(
    ({ confirmed, auth }) => confirmed || auth.startsWith('admin:') || auth === 'ugc:commit',
  );
  expect([...kept, ...dangerous].map(named).filter((one) => !refused.includes(one))).toEqual([]);
  expect(refusedFor(all, 'impersonation_read_only')).toEqual([]);
  for (const open of ['POST /api/clients', 'PUT /api/campaigns/{id}', 'DELETE /api/boards/{id}'])
    expect(refused).not.toContain(open);
});
