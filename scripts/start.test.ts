import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, login, register } from '../shared/auth/auth.contract.ts';
import { freePort } from './local/free-port.ts';
import { post } from './local/post.ts';

/** For a product whose machine does other work. */
const slow = { timeout: 60_000 };
const root = join(import.meta.dirname, '..');
const at = (port: number) => `http://127.0.0.1:${port}`;
const person = { password: 'Bonjour2026', firstName: 'Zoé', lastName: 'Testeur' };

const folder = mkdtempSync(join(tmpdir(), 'reclame-start-'));
const started: ChildProcess[] = [];
let port = 0;
/** The product on `port` and `folder`: one start is for every test that does not end it. */
let product: Awaited<ReturnType<typeof startAndWait>>;

beforeAll(async () => {
  port = await freePort();
  product = await startAndWait();
});

afterAll(async () => {
  for (const child of started) await stop(child, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(ownPort: number, dataDir: string) {
  const env = { ...process.env, PORT: String(ownPort), DATA_DIR: dataDir, DEMO: 'none' };
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], { cwd: root, env });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

async function startAndWait() {
  const one = start(port, folder);
  await new Promise<void>((ready, fail) => {
    one.child.stdout.on('data', () => one.output().includes('Ctrl-C') && ready());
    one.child.once('exit', () => fail(new Error(`Did not start: ${one.output()}`)));
  });
  return one;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Process ids of the emulator on our folder, and of the shell that guards it. */
function emulators(): number[] {
  const processes = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => line.includes('dynoxide') && line.includes(folder)).map(Number.parseFloat);
}
const emulatorsLeft = () => emulators().length;

async function untilNoEmulator(): Promise<number> {
  for (let tries = 0; tries < 50 && emulatorsLeft() > 0; tries++) await setTimeout(50);
  return emulatorsLeft();
}

describe('npm start', () => {
  it('says where it is, keeps its data, brings its database back and leaves nothing behind', async () => {
    expect(product.output()).toContain(`http://localhost:${port}`);
    expect(product.output()).toContain('demo@reclame.example / Bonjour2026');
    expect((await post(at(port), register, { ...person, email: 'zoe@agence.example' })).status).toBe(201);
    await post(at(port), forgotPassword, { email: 'zoe@agence.example' });
    // Hers is in the mailbox from the first start on.
    const invited = 'lea@studio-aube.example';
    await expect.poll(async () => (await (await fetch(`${at(port)}/_local/mails`)).json()).length, slow).toBe(3);
    await stop(product.child, 'SIGINT');
    expect(product.child.exitCode).toBe(0);
    expect(await untilNoEmulator()).toBe(0);

    product = await startAndWait();
    const signIn = () => post(at(port), login, { email: 'zoe@agence.example', password: person.password });
    expect((await signIn()).status).toBe(200);
    for (const pid of emulators()) process.kill(pid, 'SIGKILL');
    await expect.poll(product.output, slow).toContain('was started again on its data');
    expect((await signIn()).status).toBe(200);
    const mails = await (await fetch(`${at(port)}/_local/mails`)).json();
    const recipients = mails.map(({ to }: { to: string }) => to).filter((to: string) => to !== invited);
    expect(recipients).toEqual(['zoe@agence.example', 'zoe@agence.example']);
    const page = await fetch(`${at(port)}/prospects`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('<div id="root">');
  });

  it('refuses a port or a folder that another one uses, in one sentence', async () => {
    const sameFolder = start(await freePort(), folder);
    const otherFolder = mkdtempSync(join(tmpdir(), 'reclame-start-'));
    const samePort = start(port, otherFolder);
    await Promise.all([once(sameFolder.child, 'exit'), once(samePort.child, 'exit')]);
    rmSync(otherFolder, { recursive: true });
    expect(sameFolder.child.exitCode).toBe(1);
    expect(sameFolder.output().trim().split('\n')).toEqual([expect.stringContaining('DATA_DIR=')]);
    expect(samePort.child.exitCode).toBe(1);
    expect(samePort.output().trim()).toBe(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`,
    );
  });

  it('loses no acknowledged registration and half-makes none when it is killed', async () => {
    const emails = Array.from({ length: 16 }, (_, n) => `p${n}@agence.example`);
    const acknowledged = new Set<string>();
    const registering = emails.map(async (email) => {
      const { status } = await post(at(port), register, { ...person, email }).catch(() => ({ status: 0 }));
      if (status === 201) acknowledged.add(email);
      if (acknowledged.size === 4) product.child.kill('SIGKILL');
    });
    await Promise.all(registering);
    expect(await untilNoEmulator()).toBe(0);
    expect(acknowledged.size).toBeGreaterThanOrEqual(4);
    expect(acknowledged.size).toBeLessThan(emails.length);

    product = await startAndWait();
    for (const email of emails) {
      const again = await post(at(port), register, { ...person, email });
      if (acknowledged.has(email)) expect(again.status, email).toBe(409);
      // Whoever got no answer is there or not: never in between.
      if (again.status !== 409) expect(again.status, email).toBe(201);
      else expect((await post(at(port), login, { email, password: person.password })).status, email).toBe(200);
    }
  });
});
