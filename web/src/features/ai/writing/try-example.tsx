import { useState } from 'react';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import { useGenerationActs } from '../generations/use-generations.ts';
import { exampleBrief } from './example-brief.ts';
import { newOrder, write } from './order-values.ts';
import { toolOf, type WritingTool } from './writing-tools.ts';
import { WrittenPreview } from './written-preview.tsx';

const nothing = async () => {};

/** What the tool writes, drawn faint; the example writes it from facts of a product that does not exist. */
export function TryExample({ tool }: { tool: WritingTool }) {
  const { keep } = useGenerationActs(nothing);
  const { change } = useUrlState();
  const mayWrite = useMay()('ai:write');
  const [busy, setBusy] = useState(false);

  async function compose() {
    if (busy) return;
    setBusy(true);
    try {
      const order = { ...newOrder, engine: 'integre' as const };
      const generation = await write(toolOf[tool], order, { brief: exampleBrief }, { before: undefined, adId: null });
      await keep(generation);
      change({ [aiNames.generation]: generation.id, [aiNames.tool]: null, [aiNames.ad]: null });
    } catch (error) {
      sayFailed(messageOf(error, 'Les textes n’ont pas pu être écrits'));
      setBusy(false);
    }
  }

  return <WrittenPreview tool={tool} isWriting={busy} onTry={mayWrite ? compose : undefined} />;
}
