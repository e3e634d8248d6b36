import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';

export type Conversation = ConverseCommandInput;
export type ConversationAnswer = ConverseCommandOutput;

let client: BedrockRuntimeClient | undefined;

/**
 * One call of a model, tried once: a second one would be paid too. Over HTTP/1.1, as all other clients: what its own HTTP/2
 * keeps open does not outlive the sleep of a function.
 */
export function converse(input: Conversation, timeoutMs: number): Promise<ConversationAnswer> {
  client ??= new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 3_000 }),
  });
  return client.send(new ConverseCommand(input), { abortSignal: AbortSignal.timeout(timeoutMs) });
}
