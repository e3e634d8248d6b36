import * as z from 'zod';
import { modelTest, modelTestTexts } from '../../../shared/ai/models.rules.ts';
import { chatEngine, type ModelServer } from './chat-completions.ts';
import { EngineFailure } from './engine.ts';

const Said = z.object({ mot: z.string().max(100) });
/** A route answers within the time of the gateway. */
const timeoutMs = 20_000;

/** One short call of a server of models. */
export async function tryModel(server: ModelServer): Promise<{ ok: boolean; latencyMs: number; message: string }> {
  const startedAt = performance.now();
  const latencyMs = () => Math.round(performance.now() - startedAt);
  try {
    const { json } = await chatEngine(server).write({
      ...modelTest,
      schema: z.toJSONSchema(Said),
      ...{ maxTokens: 50, temperature: 0, seed: 1, timeoutMs },
    });
    const ok = Said.safeParse(json).success;
    return { ok, latencyMs: latencyMs(), message: ok ? modelTestTexts.ok : modelTestTexts.shape };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { ok: false, latencyMs: latencyMs(), message: modelTestTexts[error.kind] };
  }
}
