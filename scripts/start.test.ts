import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, login, register } from '../shared/contract/auth.ts';
import { freePort } from './local/free-port.ts';
import { post } from './local/post.ts';

const root = join(import.meta.dirname, '..');
const at = (port: number) => `http://127.0.0.1:${port}`;
const person = { password: 'Bonjour2026', firstName: 'Zoé', lastName: 'Testeur' };

let folder = '';
let running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reclame-start-'));
});

afterEach(async () => {
  for (const child of running) await stop(child, 'SIGKILL');
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

function start(port: number) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], { cwd: root, env });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

async function startAndWait(port: number) {
  const started = start(port);
  for (let tries = 0; !started.output().includes('Ctrl-C'); tries++) {
    if (tries > 1_200 || started.child.exitCode !== null) throw new Error(`Did not start: ${started.output()}`);
    await setTimeout(50);
  }
  return started;
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
    const port = await freePort();
    const first = await startAndWait(port);
    expect(first.output()).toContain(`http://localhost:${port}`);
    expect(first.output()).toContain('demo@reclame.example / Bonjour2026');
    expect((await post(at(port), register, { ...person, email: 'zoe@agence.example' })).status).toBe(201);
    await post(at(port), forgotPassword, { email: 'zoe@agence.example' });
    await expect.poll(async () => (await (await fetch(`${at(port)}/_local/mails`)).json()).length).toBe(2);
    await stop(first.child, 'SIGINT');
    expect(first.child.exitCode).toBe(0);
    expect(await untilNoEmulator()).toBe(0);

    const second = await startAndWait(port);
    const signIn = () => post(at(port), login, { email: 'zoe@agence.example', password: person.password });
    expect((await signIn()).status).toBe(200);
    for (const pid of emulators()) process.kill(pid, 'SIGKILL');
    await expect.poll(second.output, { timeout: 20_000 }).toContain('was started again on its data');
    expect((await signIn()).status).toBe(200);
    const mails = await (await fetch(`${at(port)}/_local/mails`)).json();
    expect(mails.map(({ to }: { to: string }) => to)).toEqual(['zoe@agence.example', 'zoe@agence.example']);
    const page = await fetch(`${at(port)}/prospects`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('<div id="root">');
  });

  it('refuses a port or a folder that another one uses, in one sentence', async () => {
    const [port, other] = [await freePort(), await freePort()];
    await startAndWait(port);
    const sameFolder = start(other);
    await once(sameFolder.child, 'exit');
    expect(sameFolder.child.exitCode).toBe(1);
    expect(sameFolder.output().trim().split('\n')).toEqual([expect.stringContaining('DATA_DIR=')]);
    const before = folder;
    folder = mkdtempSync(join(tmpdir(), 'reclame-start-'));
    const samePort = start(port);
    await once(samePort.child, 'exit');
    rmSync(folder, { recursive: true });
    folder = before;
    expect(samePort.child.exitCode).toBe(1);
    expect(samePort.output().trim()).toBe(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`,
    );
  });

  it('loses no acknowledged registration and half-makes none when it is killed', async () => {
    const port = await freePort();
    const first = await startAndWait(port);
    const emails = Array.from({ length: 16 }, (_, n) => `p${n}@agence.example`);
    const acknowledged = new Set<string>();
    const registering = emails.map(async (email) => {
      const { status } = await post(at(port), register, { ...person, email }).catch(() => ({ status: 0 }));
      if (status === 201) acknowledged.add(email);
      if (acknowledged.size === 4) first.child.kill('SIGKILL');
    });
    await Promise.all(registering);
    expect(await untilNoEmulator()).toBe(0);
    expect(acknowledged.size).toBeGreaterThanOrEqual(4);
    expect(acknowledged.size).toBeLessThan(emails.length);

    await startAndWait(port);
    for (const email of emails) {
      const again = await post(at(port), register, { ...person, email });
      if (acknowledged.has(email)) expect(again.status, email).toBe(409);
      // Whoever got no answer is there or not: never in between.
      if (again.status !== 409) expect(again.status, email).toBe(201);
      else expect((await post(at(port), login, { email, password: person.password })).status, email).toBe(200);
    }
  });
});
