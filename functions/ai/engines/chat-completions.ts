import * as z from 'zod';
import type { StructuredOutput } from '../../../shared/ai/models.rules.ts';
import { AddressRefusal, OutboundFailure } from '../../platform/clients/outbound/outbound-failure.ts';
import { type OutboundAnswer, sendOut } from '../../platform/clients/outbound/send-out.ts';
import { type Engine, EngineFailure, type EngineFailureKind, type EngineRequest } from './engine.ts';

/** A server that answers as OpenAI's chat completions do: whose address, which model, which key. */
export type ModelServer = {
  baseUrl: string;
  model: string;
  apiKey: string | null;
  structuredOutput: StructuredOutput;
};

const mostBytes = 1_000_000;

const Answer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }).nullish(),
});

export const chatEngine = (server: ModelServer): Engine => ({
  model: server.model,
  write: async (request) => {
    const { status, body } = await answerOf(server, request);
    const refused = refusalOf(status);
    if (refused) throw new EngineFailure(refused, `HTTP ${status}`);
    const read = Answer.safeParse(parsed(body.toString('utf8')));
    if (!read.success) throw new EngineFailure('invalid_output', 'not a completion');
    const { choices, usage } = read.data;
    const tokens = { inputTokens: usage?.prompt_tokens ?? 0, outputTokens: usage?.completion_tokens ?? 0 };
    const [choice] = choices;
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter')
      throw new EngineFailure('refused', 'the model refused', tokens);
    const json = parsed(bare(choice?.message.content ?? ''));
    if (json === undefined) throw new EngineFailure('invalid_output', 'no JSON', tokens);
    return { json, ...tokens, model: server.model };
  },
});

async function answerOf(server: ModelServer, request: EngineRequest): Promise<OutboundAnswer> {
  const { baseUrl, apiKey } = server;
  try {
    return await sendOut({
      url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(bodyOf(server, request)),
      timeoutMs: request.timeoutMs,
      maxAnswerBytes: mostBytes,
      cutLongAnswer: false,
    });
  } catch (error) {
    if (error instanceof AddressRefusal) throw new EngineFailure('unavailable', `address: ${error.fault}`);
    if (error instanceof OutboundFailure)
      throw new EngineFailure(
        error.kind === 'timeout' ? 'timeout' : error.kind === 'too_large' ? 'invalid_output' : 'unavailable',
        error.kind,
      );
    throw error;
  }
}

const bodyOf = ({ model, structuredOutput }: ModelServer, request: EngineRequest) => ({
  model,
  messages: [
    { role: 'system', content: request.system },
    { role: 'user', content: request.data },
  ],
  stream: false,
  max_tokens: request.maxTokens,
  temperature: request.temperature,
  seed: request.seed,
  ...(structuredOutput === 'json_schema' && {
    response_format: { type: 'json_schema', json_schema: { name: 'reponse', strict: true, schema: request.schema } },
  }),
  ...(structuredOutput === 'json_object' && { response_format: { type: 'json_object' } }),
});

function refusalOf(status: number): EngineFailureKind | null {
  if (status === 429) return 'throttled';
  if (status === 401 || status === 403) return 'credentials';
  if (status === 408 || status === 504) return 'timeout';
  if (status >= 400 && status < 500) return 'invalid_output';
  return status >= 500 || status >= 300 ? 'unavailable' : null;
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some put their JSON between fences, whatever they were asked. */
const bare = (content: string): string => content.replace(/^\s*```(?:json)?\s*/i, '').replace(/\s*```\s*$/, '');
