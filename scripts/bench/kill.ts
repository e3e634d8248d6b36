import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { login, register } from '../../shared/auth/auth.contract.ts';
import { post } from '../local/post.ts';
import { fastFolder, startProduct } from '../local/product.ts';
import { printTable } from './figures.ts';

const registrations = 500;
const kills = 8;
const atOnce = 16;
const signInsTried = 40;
const person = { password: 'Bonjour2026', firstName: 'Banc', lastName: 'Essai' };

/** Registers people while the product is killed again and again, and then looks for each of them. */
export async function benchKill(): Promise<void> {
  const folder = fastFolder();
  const emails = Array.from({ length: registrations }, (_, number) => `kill-${number}@agence.example`);
  const answers = new Map<string, number>();
  try {
    for (const end of randomEnds()) await liveAndDie(folder, emails.slice(answers.size, end), answers);
    const acknowledged = emails.filter((email) => answers.get(email) === 201);
    const { lost, halfMade } = await look(folder, emails, new Set(acknowledged));
    printTable('Registrations while the product is killed', [
      { name: 'kill -9', kills, begun: emails.length, acknowledged: acknowledged.length, lost, 'half-made': halfMade },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many registrations have begun at each kill: random, and all of them at the last. */
const randomEnds = () =>
  [...Array.from({ length: kills - 1 }, () => Math.floor(Math.random() * registrations)), registrations].sort(
    (a, b) => a - b,
  );

/** Starts the product, registers those people several at a time, and kills it while the last of them wait. */
async function liveAndDie(folder: string, emails: string[], answers: Map<string, number>): Promise<void> {
  const product = await startProduct(folder);
  const left = [...emails];
  const one = async () => {
    for (let email = left.shift(); email; email = left.shift()) {
      const { status } = await post(product.url, register, { ...person, email }).catch(() => ({ status: 0 }));
      answers.set(email, status);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, one));
  while (left.length > 0) await setTimeout(5);
  await setTimeout(Math.random() * 1_000);
  await product.kill();
  await all;
}

/** Registering someone again tells whether they exist; someone who exists and cannot sign in is half-made. */
async function look(folder: string, emails: string[], acknowledged: Set<string>) {
  const product = await startProduct(folder);
  const status = async (email: string) => (await post(product.url, register, { ...person, email })).status;
  let lost = 0;
  const unsure: string[] = [];
  for (const email of emails) {
    const exists = (await status(email)) === 409;
    if (acknowledged.has(email) && !exists) lost++;
    if (!acknowledged.has(email) && exists) unsure.push(email);
  }
  const step = Math.max(1, Math.floor(acknowledged.size / signInsTried));
  const sample = [...acknowledged].filter((_, at) => at % step === 0);
  let halfMade = 0;
  for (const email of [...unsure, ...sample]) {
    const answer = await post(product.url, login, { email, password: person.password });
    if (answer.status !== 200) halfMade++;
  }
  await product.stop();
  return { lost, halfMade };
}
