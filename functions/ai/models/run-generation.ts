import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { repairOf } from '../../../shared/ai/prompts/prompt.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { env } from '../../platform/env.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { openedModel } from '../../settings/ai-integration/model-server.door.ts';
import { readGeneration } from '../core/read-generation.ts';
import { bedrockEngine } from '../engines/bedrock.ts';
import { chatEngine } from '../engines/chat-completions.ts';
import { type Engine, type EngineAnswer, EngineFailure } from '../engines/engine.ts';
import { claimRun, releaseRun } from './claim-run.ts';
import { endInDraft, endWritten } from './end-run.ts';
import type { GenerationRunItem } from './generation-run.entity.ts';
import { type ModelTask, unpackTask } from './model-task.ts';
import { ModelWords } from './model-words.entity.ts';
import { type RunKey, takeUpRun } from './runs-queue.ts';
import { type Writing, writingOf } from './writing-of.ts';

/** Seconds before a model that has too much to do is asked again. */
const waits = [5, 20, 60];
/** Of one call; an answer of another shape is asked for again where so much is left. */
const [callMs, repairMs] = [80_000, 30_000];

/** Asks a model for the words of a generation, once, and puts those that pass every guard in the place of the draft. */
export async function runGeneration(key: RunKey): Promise<void> {
  const run = await claimRun(key);
  if (!run) return;
  const opened = await engineOf(run);
  if (!opened) return endInDraft(run, { reason: 'unavailable' });
  const { content } = await readGeneration(run.workspaceId, run.generationId);
  const task = unpackTask(run.order);
  const writing = writingOf(task, content.output, { sharesAds: opened.sharesAds });
  try {
    const { answer, cached } = await answerFor(run, opened.engine, writing, task);
    passPoint('model-answered');
    const tokens = cached ? none : { inputTokens: answer.inputTokens, outputTokens: answer.outputTokens };
    const { merged, rejected } = writing.merge(answer.json, run.engine);
    if (!merged) return await endInDraft(run, { reason: 'guards', tokens, rejected });
    const { model } = answer;
    const promptVersion = writing.prompt.version;
    await endWritten(run, { merged, rejected, model, promptVersion, tokens, cached });
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const wait = error.kind === 'throttled' ? waits[run.attempts - 1] : undefined;
    if (wait === undefined) return endInDraft(run, { reason: error.kind, tokens: error.tokens });
    await releaseRun(key, new Date(Date.now() + 2 * wait * 1000).toISOString());
    await takeUpRun(key, wait);
  }
}

const none = { inputTokens: 0, outputTokens: 0 };

async function engineOf(run: GenerationRunItem): Promise<{ engine: Engine; sharesAds: boolean } | null> {
  if (run.engine === 'bedrock')
    return env.AI_BEDROCK_MODEL ? { engine: bedrockEngine(env.AI_BEDROCK_MODEL), sharesAds: true } : null;
  const server = await openedModel(run.workspaceId);
  return server && { engine: chatEngine(server), sharesAds: server.shareLibraryAds };
}

type Answered = { answer: EngineAnswer; cached: boolean };

/** Of the same call a short while ago where there was one: what is asked hangs on the task alone. */
async function answerFor(run: GenerationRunItem, engine: Engine, writing: Writing, task: ModelTask): Promise<Answered> {
  const { workspaceId } = run;
  const { version } = writing.prompt;
  const callKey = keyOf(JSON.stringify([run.engine, engine.model, version, task]));
  const { data } = await ModelWords.get({ workspaceId, callKey }).go({ consistent: true });
  if (data && data.expiresAt > new Date().toISOString()) {
    const json = JSON.parse(inflateRawSync(data.words).toString('utf8'));
    return { answer: { json, ...none, model: engine.model }, cached: true };
  }
  const answer = await written(engine, writing, task.order.seed);
  const words = deflateRawSync(JSON.stringify(answer.json));
  const expires = Date.now() + dayMs;
  await ModelWords.put({
    ...{ workspaceId, callKey, words },
    expiresAt: new Date(expires).toISOString(),
    ttl: Math.floor(expires / 1000),
  }).go();
  return { answer, cached: false };
}

/** What a model wrote, in the shape that was asked: once more with what was wrong where there is time. */
async function written(engine: Engine, { prompt, schema }: Writing, seed: number): Promise<EngineAnswer> {
  const startedAt = performance.now();
  const { system, data, maxTokens } = prompt;
  const ask = (said: string, timeoutMs: number) =>
    engine.write({
      ...{ system, data: said, maxTokens, seed, temperature: 0.7, timeoutMs },
      schema: z.toJSONSchema(schema) as Record<string, unknown>,
    });
  const first = await ask(data, callMs);
  const read = schema.safeParse(first.json);
  if (read.success) return first;
  const leftMs = callMs - (performance.now() - startedAt);
  const tokens = { inputTokens: first.inputTokens, outputTokens: first.outputTokens };
  if (leftMs < repairMs) throw new EngineFailure('invalid_output', 'another shape', tokens);
  const second = await ask(`${data}\n\n${repairOf(read.error.issues)}`, leftMs);
  const spent = {
    inputTokens: first.inputTokens + second.inputTokens,
    outputTokens: first.outputTokens + second.outputTokens,
  };
  if (!schema.safeParse(second.json).success) throw new EngineFailure('invalid_output', 'another shape twice', spent);
  return { ...second, ...spent };
}
