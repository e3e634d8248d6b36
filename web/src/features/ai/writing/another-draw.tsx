import { Button } from '@mantine/core';
import { useState } from 'react';
import { generationLimits } from '../../../../../shared/ai/generations.rules.ts';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import { writeAgain } from '../engine/write-again.ts';
import { useGenerationActs } from '../generations/use-generations.ts';

const nothing = async () => {};

/** The same order with the next seed: other texts of the same facts. */
export function AnotherDraw({ kept }: { kept: WrittenGeneration }) {
  const { keep } = useGenerationActs(nothing);
  const { change } = useUrlState();
  const [busy, setBusy] = useState(false);
  const mayWrite = useMay()('ai:write');
  if (!mayWrite || kept.status === 'running') return null;

  async function draw() {
    if (busy) return;
    setBusy(true);
    try {
      const seed = (kept.seed + 1) % (generationLimits.seed + 1);
      const generation = await writeAgain(kept, { engine: kept.engine, seed });
      await keep(generation);
      change({ [aiNames.generation]: generation.id });
    } catch (error) {
      sayFailed(messageOf(error, 'Les textes n’ont pas pu être écrits'));
      setBusy(false);
    }
  }

  return (
    <Button variant="default" size="sm" onClick={draw} aria-disabled={busy}>
      {busy ? 'Composition...' : kept.tool === 'generate_script' ? 'Autre script' : 'Autres textes'}
    </Button>
  );
}
