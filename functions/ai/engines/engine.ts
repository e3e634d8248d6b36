/** What a model is asked: one answer in JSON, of one shape. */
export type EngineRequest = {
  /** The same for every call of a prompt's version: it holds no words of a user, an ad or a page. */
  system: string;
  /** The task, the brief and the data, as one text. */
  data: string;
  /** JSON Schema of the answer. */
  schema: Record<string, unknown>;
  maxTokens: number;
  temperature: number;
  seed: number;
  /** For the whole answer. */
  timeoutMs: number;
};

/** `json` is whatever came: whoever asked reads it with a schema. */
export type EngineAnswer = { json: unknown; inputTokens: number; outputTokens: number; model: string };

export type Engine = { model: string; write: (request: EngineRequest) => Promise<EngineAnswer> };

export type EngineFailureKind = 'unavailable' | 'throttled' | 'refused' | 'invalid_output' | 'timeout' | 'credentials';

/** Why a model has written nothing. `tokens` were spent all the same. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly kind: EngineFailureKind;
  readonly tokens: { inputTokens: number; outputTokens: number };

  constructor(kind: EngineFailureKind, detail: string, tokens = { inputTokens: 0, outputTokens: 0 }) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
    this.tokens = tokens;
  }
}
