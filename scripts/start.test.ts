import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './local/free-port.ts';

const root = join(import.meta.dirname, '..');
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
    if (tries > 500 || started.child.exitCode !== null) throw new Error(`Did not start: ${started.output()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return started;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function post(port: number, act: string, body: object) {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

function emulatorsLeft(): number {
  const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => line.includes('dynoxide') && line.includes(folder)).length;
}

async function untilNoEmulator(): Promise<number> {
  for (let tries = 0; tries < 50 && emulatorsLeft() > 0; tries++) await new Promise((done) => setTimeout(done, 50));
  return emulatorsLeft();
}

describe('npm start', () => {
  it('says where it is, keeps its data and leaves nothing behind', async () => {
    const port = await freePort();
    const first = await startAndWait(port);
    expect(first.output()).toContain(`http://localhost:${port}`);
    expect(first.output()).toContain('demo@reclame.example / Bonjour2026');
    expect((await post(port, 'register', { ...person, email: 'zoe@agence.example' })).status).toBe(201);
    await post(port, 'forgot-password', { email: 'zoe@agence.example' });
    await expect.poll(async () => (await (await fetch(`http://127.0.0.1:${port}/_local/mails`)).json()).length).toBe(1);
    await stop(first.child, 'SIGINT');
    expect(first.child.exitCode).toBe(0);
    expect(await untilNoEmulator()).toBe(0);

    await startAndWait(port);
    expect((await post(port, 'login', { email: 'zoe@agence.example', password: person.password })).status).toBe(200);
    const mails = await (await fetch(`http://127.0.0.1:${port}/_local/mails`)).json();
    expect(mails).toEqual([expect.objectContaining({ to: 'zoe@agence.example' })]);
    const page = await fetch(`http://127.0.0.1:${port}/prospects`);
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
    const emails = Array.from({ length: 40 }, (_, n) => `p${n}@agence.example`);
    const acknowledged = new Set<string>();
    const registering = emails.map(async (email) => {
      const { status } = await post(port, 'register', { ...person, email }).catch(() => ({ status: 0 }));
      if (status === 201) acknowledged.add(email);
      if (acknowledged.size === 8) first.child.kill('SIGKILL');
    });
    await Promise.all(registering);
    expect(await untilNoEmulator()).toBe(0);
    expect(acknowledged.size).toBeGreaterThanOrEqual(8);
    expect(acknowledged.size).toBeLessThan(emails.length);

    await startAndWait(port);
    for (const email of emails.slice(0, 20)) {
      const { status } = await post(port, 'login', { email, password: person.password });
      if (acknowledged.has(email)) expect(status).toBe(200);
      else if (status !== 200) expect((await post(port, 'register', { ...person, email })).status).toBe(201);
    }
  });
});
