import { useState } from 'react';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import { useGenerationActs } from '../generations/use-generations.ts';
import { exampleBrief } from './example-brief.ts';
import { newOrder, type OrderValues, write } from './order-values.ts';
import { toolOf, type WritingTool } from './writing-tools.ts';
import { WrittenPreview } from './written-preview.tsx';

const nothing = async () => {};

/** What the tool writes, where it is to stand; the example writes it from facts of a product that does not exist. */
export function TryExample({
  tool,
  order: { placement, placements, duration },
}: {
  tool: WritingTool;
  order: OrderValues;
}) {
  const { keep } = useGenerationActs(nothing);
  const { change } = useUrlState();
  const mayWrite = useMay()('ai:write');
  const [busy, setBusy] = useState(false);

  async function compose() {
    if (busy) return;
    setBusy(true);
    try {
      const where = placements.length > 0 ? { placement, placements } : { placement };
      const order = { ...newOrder, ...where, duration, engine: 'integre' as const };
      const generation = await write(toolOf[tool], order, { brief: exampleBrief }, { before: undefined, adId: null });
      await keep(generation);
      change({ [aiNames.generation]: generation.id, [aiNames.tool]: null, [aiNames.ad]: null });
    } catch (error) {
      sayFailed(messageOf(error, 'Les textes n’ont pas pu être écrits'));
      setBusy(false);
    }
  }

  return (
    <WrittenPreview
      tool={tool}
      isWriting={busy}
      onTry={mayWrite ? compose : undefined}
      placements={tool === 'variations' ? [placement] : placements}
      duration={duration}
    />
  );
}
