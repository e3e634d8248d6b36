import { parseAst } from 'vite';
import { queues } from '../../shared/workers.ts';
import { singleCallsIn } from './single-calls.ts';
import { isMember, type Node, nodesOf, propertyOf, text } from './syntax.ts';

/** What one module, as a bundle has it, shows of the calls to AWS that it can make. */
export type Traces = {
  /** By the names of AWS: `GetItem`, `SendMessageBatch`. */
  operations: string[];
  /** Variables of the environment that are read by name. */
  variables: string[];
  /** Variables of queues that are handed around whole (`queue: queues.adImports`) … */
  handedQueues: string[];
  /** … to what reads the environment by a name that it is given. */
  readsAnyVariable: boolean;
};

/** What `platform/db/write.ts` puts in its transactions. */
const partsOfTransactions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** Commands of the document client whose names are not quite those of the API. */
const apiNames: Readonly<Record<string, string>> = {
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  TransactWrite: 'TransactWriteItems',
  Update: 'UpdateItem',
};

/** Libraries that call AWS when our code tells them to, and not by themselves. */
const knownCallers =
  /^(electrodb|@aws-sdk\/(client-(bedrock-runtime|dynamodb|kms|s3|secrets-manager|sesv2|ses|sqs)|lib-dynamodb|util-dynamodb|s3-request-presigner)|@smithy\/node-http-handler)$/;

/** What stands in every module that has something to tell, so that the others need no reading. */
const mayCall = /\bgo\(|Command\d*\(|\boperation\d*\(|\benv\d*[.[]|\bqueues\d*\.|from "(@aws-sdk|@smithy|electrodb)/;

/**
 * Reads one module of a bundle. What is asked of the table one by one is told by `singleCallsIn`; batches, long reads and
 * transactions are commands that `platform/db` makes, as all else is of `platform/clients`. So nothing is guessed from the
 * names of things, and a library that is not known to call AWS only when told throws.
 */
export function tracesIn(code: string): Traces {
  if (!mayCall.test(code)) return { operations: [], variables: [], handedQueues: [], readsAnyVariable: false };
  const nodes = nodesOf(parseAst(code) as unknown as Node);
  for (const { type, source } of nodes) if (type === 'ImportDeclaration') refuseUnknown(text(source, 'value'));
  const members = nodes.filter(isMember);
  const inside = new Set(members.map(({ object }) => object));
  return {
    operations: [...singleCallsIn(nodes, code), ...nodes.flatMap(commandOf), ...nodes.flatMap(partOfTransaction)],
    variables: members.map(propertyOf).filter((name) => /^[A-Z][A-Z_]+$/.test(name)),
    handedQueues: members
      .filter((one) => !inside.has(one) && /^queues\d*$/.test(text(one.object, 'name')))
      .flatMap((one) => Object.values(queues).filter(({ name }) => name === propertyOf(one)))
      .map(({ addressVariable }) => addressVariable),
    readsAnyVariable: members.some((one) => one.computed === true && /^env\d*$/.test(text(one.object, 'name'))),
  };
}

function commandOf({ type, callee }: Node): string[] {
  const [, command] = (type === 'NewExpression' && /^(\w+?)Command\d*$/.exec(text(callee, 'name'))) || [];
  return command ? [apiNames[command] ?? command] : [];
}

/** `operation("Put")`, which remains of `platform/db/write.ts` where something is put. */
function partOfTransaction({ type, callee, arguments: given }: Node): string[] {
  if (type !== 'CallExpression' || !/^operation\d*$/.test(text(callee, 'name'))) return [];
  const kind = text([given].flat()[0], 'value');
  return [partsOfTransactions[kind] ?? `the part "${kind}" of a transaction`];
}

function refuseUnknown(library: string): void {
  if (/^(@aws-sdk\/|@smithy\/|electrodb)/.test(library) && !knownCallers.test(library))
    throw new Error(`Which rights does ${library} need? Say so in scripts/rights/traces-in.ts`);
}
