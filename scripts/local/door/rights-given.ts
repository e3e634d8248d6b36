import type { Statement } from '../../../infra/rights/statements-of.ts';
import { functionRights } from '../../rights/function-rights.ts';

type Rights = Awaited<ReturnType<typeof functionRights>>;

let rights: Promise<Rights> | undefined;

/** What the roles of all functions allow; read once a process, which takes seconds after a source has changed. */
export function readRights(): Promise<Rights> {
  rights ??= functionRights();
  return rights;
}

/** What the role of a function allows, from the statements that CDK makes it of. */
export async function statementsFor(name: string): Promise<readonly Statement[]> {
  const statements = (await readRights()).get(name);
  if (!statements) throw new Error(`${name} is no function of the product`);
  return statements;
}

/** Others than those of the product, from now on: a test's fault. */
export function plantRights(planted: Rights | Promise<Rights>): void {
  rights = Promise.resolve(planted);
}
