import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { requestTimes } from '../../functions/platform/clients/request-times.ts';
import { documentClient } from '../../functions/platform/db/client.ts';

/** By the name that AWS has for them. */
const commands = { BatchGetItemCommand: BatchGetCommand, GetItemCommand: GetCommand, QueryCommand };
export type Read = { command: keyof typeof commands; input: object };

const isRead = (name: string): name is Read['command'] => name in commands;

/**
 * What an act reads of the table, in waves: reads that leave before one of their wave is answered go together. An act that
 * writes ends the measuring, since it cannot be done again and again.
 */
export async function readsOf(act: () => Promise<unknown>): Promise<Read[][]> {
  const waves: Read[][] = [];
  let isAnswered = true;
  let isOver = false;
  documentClient.middlewareStack.add(
    (next, { commandName: command = '' }) =>
      async (args) => {
        if (isOver) return next(args);
        if (!isRead(command)) throw new Error(`${command} does not read`);
        if (isAnswered) waves.push([]);
        isAnswered = false;
        waves.at(-1)?.push({ command, input: structuredClone(args.input) });
        const answer = await next(args);
        isAnswered = true;
        return answer;
      },
    { step: 'initialize' },
  );
  await act();
  isOver = true;
  return waves;
}

/** Makes the same reads with a document client of its own, and nothing more. */
export function bareReader(): (waves: readonly Read[][]) => Promise<void> {
  const requestHandler = { ...requestTimes, httpAgent: { maxSockets: 100 } };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 3, requestHandler }));
  const read = ({ command, input }: Read) => client.send(new commands[command](input as never) as never);
  return async (waves) => {
    for (const wave of waves) await Promise.all(wave.map(read));
  };
}
