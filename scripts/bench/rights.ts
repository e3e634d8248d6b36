import { setTimeout } from 'node:timers/promises';
import { login } from '../../shared/auth/auth.contract.ts';
import { searchProspects } from '../../shared/prospects/prospect.contract.ts';
import { acceptInvitation, createInvitation } from '../../shared/team/invitation.contract.ts';
import { updateMember } from '../../shared/team/member.contract.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { post } from '../local/post.ts';
import { startProduct } from '../local/product.ts';
import { percentile, printTable } from './figures.ts';

const changes = 1_000;

/** Rights changed a thousand times, each time with the next call of the person whose they are: as their open session has it. */
export async function benchRights(): Promise<void> {
  const product = await startProduct();
  try {
    const { token } = (await post(product.url, login, demoSignIn)).data;
    const ask = asker(product.url);
    const member = await memberOf(product.url, token, ask);
    const times: number[] = [];
    let late = 0;
    let { version } = member;
    for (let change = 1; change <= changes; change++) {
      const refused = change % 2 === 1;
      const startedAt = performance.now();
      const body = { refusals: refused ? ['prospects:read'] : [], version };
      const { status, data } = await ask(updateMember, token, { userId: member.userId }, body);
      if (status !== 200) throw new Error(`A change of rights answered ${status}`);
      version = data.member.version;
      const next = await ask(searchProspects, member.token, {});
      times.push(performance.now() - startedAt);
      if (next.status !== (refused ? 403 : 200)) late++;
    }
    printTable(`Rights at the very next call, ${changes} changes`, [
      {
        name: 'change and call',
        'old rights': late,
        'p50 ms': Math.round(percentile(times, 0.5)),
        'p99 ms': Math.round(percentile(times, 0.99)),
      },
    ]);
    if (late > 0) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

type Asked = { method: string; path: string };

const asker =
  (url: string) => async (route: Asked, token: string | null, params: Record<string, string>, body?: object) => {
    const response = await fetch(url + route.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? ''), {
      method: route.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body ? JSON.stringify(body) : null,
    });
    return { status: response.status, ...(await response.json()) };
  };

/** Someone whom the demo agency invites, and who comes. */
async function memberOf(url: string, owner: string, ask: ReturnType<typeof asker>) {
  const email = `droits-${process.pid}@agence.example`;
  const invited = await ask(createInvitation, owner, {}, { email, role: 'member' });
  if (invited.status !== 201) throw new Error(`The invitation answered ${invited.status}`);
  for (let tries = 0; tries < 100; tries++) {
    const mails: { to: string; text: string }[] = await (await fetch(`${url}/_local/mails`)).json();
    const link = /\?invitation=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
    if (!link) {
      await setTimeout(100);
      continue;
    }
    const person = { password: demoSignIn.password, firstName: 'Banc', lastName: 'Essai' };
    const { data } = await ask(acceptInvitation, null, { token: link }, person);
    return { token: String(data.token), userId: String(data.user.id), version: 1 };
  }
  throw new Error('The invitation was not mailed');
}
