import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { AiEngine } from '../../../shared/ai/generations.rules.ts';
import { platformCopyPrompt } from '../../../shared/ai/prompts/platform-copy.ts';
import type { Prompt } from '../../../shared/ai/prompts/prompt.ts';
import { scriptPrompt } from '../../../shared/ai/prompts/script.ts';
import { variationsPrompt } from '../../../shared/ai/prompts/variations.ts';
import { modelPlatformCopy } from '../../../shared/rules/copy/model/model-platform-copy.ts';
import { modelScript } from '../../../shared/rules/copy/model/model-script.ts';
import { modelVariations } from '../../../shared/rules/copy/model/model-variations.ts';
import { PlatformWords, ScriptWords, VariationWords } from '../../../shared/rules/copy/model/words.ts';
import type { PlatformCopy, PlatformOrder } from '../../../shared/rules/copy/writer/compose-platform-copy.ts';
import type { Script, ScriptOrder } from '../../../shared/rules/copy/writer/compose-script.ts';
import type { Variations, VariationsOrder } from '../../../shared/rules/copy/writer/compose-variations.ts';
import type { Rejected } from '../../../shared/rules/copy/writer/composition.ts';
import type { Content } from '../core/generation-content.entity.ts';
import type { ModelTask } from './model-task.ts';

/** The output with the words of a model that passed, and what lists show of it. */
export type Merged = { output: Content['output']; excerpt: string; score: number | null };

export type Writing = {
  prompt: Prompt;
  schema: z.ZodType;
  /** Nothing merged where no text passes; `rejected` tells why each did not. */
  merge: (words: unknown, engine: Exclude<AiEngine, 'integre'>) => { merged: Merged | null; rejected: Rejected[] };
};

/** How a task is asked of a model, and what is made of its answer. */
export function writingOf(task: ModelTask, draft: unknown, { sharesAds }: { sharesAds: boolean }): Writing {
  const nonce = randomBytes(8).toString('hex');
  switch (task.tool) {
    case 'generate_variations':
      return ofVariations(task.order, draft as Variations['output'], nonce, sharesAds);
    case 'generate_platform_copy':
      return ofPlatformCopy(task.order, draft as PlatformCopy['output'], nonce);
    case 'generate_script':
      return ofScript(task.order, draft as Script, nonce);
  }
}

function ofVariations(order: VariationsOrder, draft: Variations['output'], nonce: string, sharesAds: boolean): Writing {
  return {
    prompt: variationsPrompt(order, nonce, sharesAds),
    schema: VariationWords,
    merge: (words, engine) => {
      const { items, findings } = modelVariations(order, draft.items, VariationWords.parse(words), engine);
      const [first] = items;
      const merged = first && {
        output: { ...draft, items },
        excerpt: first.texts[0]?.text ?? '',
        score: first.score,
      };
      return { merged: merged ?? null, rejected: findings.rejected };
    },
  };
}

function ofPlatformCopy(order: PlatformOrder, draft: PlatformCopy['output'], nonce: string): Writing {
  return {
    prompt: platformCopyPrompt(order, draft.placements, nonce),
    schema: PlatformWords,
    merge: (words, engine) => {
      const { placements, findings } = modelPlatformCopy(order, draft.placements, PlatformWords.parse(words), engine);
      const [first] = placements.flatMap(({ fields }) => fields.flatMap(({ items }) => items));
      const merged = first ? { output: { placements }, excerpt: first.text, score: null } : null;
      return { merged, rejected: findings.rejected };
    },
  };
}

function ofScript(order: ScriptOrder, draft: Script, nonce: string): Writing {
  return {
    prompt: scriptPrompt(order, draft, nonce),
    schema: ScriptWords,
    merge: (words, engine) => {
      const { output, findings } = modelScript(order, draft, ScriptWords.parse(words), engine);
      const merged = output && { output, excerpt: output.beats[0]?.voice.text ?? '', score: null };
      return { merged, rejected: findings.rejected };
    },
  };
}
