import { type Conversation, type ConversationAnswer, converse } from '../../platform/clients/bedrock.ts';
import { type Engine, EngineFailure, type EngineFailureKind, type EngineRequest } from './engine.ts';

const toolName = 'rendre';

/** A model of Bedrock. Its answer is the input of one tool that it must call: the shape holds on every family. */
export const bedrockEngine = (model: string): Engine => ({
  model,
  write: async (request) => {
    const answer = await asked(model, request);
    const { inputTokens = 0, outputTokens = 0 } = answer.usage ?? {};
    const tokens = { inputTokens, outputTokens };
    const { stopReason } = answer;
    if (stopReason === 'guardrail_intervened' || stopReason === 'content_filtered')
      throw new EngineFailure('refused', stopReason, tokens);
    const use = answer.output?.message?.content?.find((part) => part.toolUse)?.toolUse;
    if (!use) throw new EngineFailure('invalid_output', `no tool was called (${stopReason})`, tokens);
    return { json: use.input, ...tokens, model };
  },
});

async function asked(model: string, request: EngineRequest): Promise<ConversationAnswer> {
  try {
    return await converse(inputOf(model, request), request.timeoutMs);
  } catch (error) {
    throw new EngineFailure(kindOf(error), error instanceof Error ? error.name : 'unknown');
  }
}

const inputOf = (model: string, { system, data, schema, maxTokens, temperature }: EngineRequest): Conversation => ({
  modelId: model,
  system: [{ text: system }],
  messages: [{ role: 'user', content: [{ text: data }] }],
  inferenceConfig: { maxTokens, temperature },
  toolConfig: {
    tools: [{ toolSpec: { name: toolName, inputSchema: { json: schema as never } } }],
    // Claude and Nova can be told which tool; others that they must call one, and there is but this one.
    toolChoice: /anthropic|nova/.test(model) ? { tool: { name: toolName } } : { any: {} },
  },
});

const kinds: Readonly<Record<string, EngineFailureKind>> = {
  ThrottlingException: 'throttled',
  ServiceQuotaExceededException: 'throttled',
  TooManyRequestsException: 'throttled',
  AccessDeniedException: 'credentials',
  UnrecognizedClientException: 'credentials',
  ValidationException: 'invalid_output',
  ModelTimeoutException: 'timeout',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
};

const kindOf = (error: unknown): EngineFailureKind =>
  (error instanceof Error ? kinds[error.name] : undefined) ?? 'unavailable';
