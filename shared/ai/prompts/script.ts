import type { Script, ScriptOrder } from '../../rules/copy/writer/compose-script.ts';
import { compositionOf } from '../../rules/copy/writer/composition.ts';
import { mostWordsASecond } from '../../rules/copy/writer/speech.ts';
import { asData, factsFor, frameFor, type Prompt, systemOf } from './prompt.ts';

const system = systemOf(
  'Tu écris le script parlé d’une vidéo publicitaire, partie par partie : ce qui est dit (phrases courtes, dites à voix haute), ce qui s’affiche (40 signes au plus), ce qui est filmé, ce qui s’entend. Ajoute trois autres premières phrases possibles, et la légende de la vidéo.',
);

export function scriptPrompt(order: ScriptOrder, draft: Script, nonce: string): Prompt {
  const composition = compositionOf({ ...order, length: 'short' });
  const task = {
    secondes: order.duration,
    format: order.format,
    parties: draft.beats.map(({ part, from, to }) => ({ part, mots: Math.floor((to - from) * mostWordsASecond) })),
    ...frameFor(composition),
    faits: factsFor(composition),
  };
  return { version: 'script-1', system, data: asData(nonce, task), maxTokens: 2_000 };
}
