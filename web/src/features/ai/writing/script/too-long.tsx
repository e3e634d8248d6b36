import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GenerationOf } from '../../../../../../shared/ai/generation.ts';
import { secondsOf, tooLong, wordCount } from '../../../../../../shared/rules/copy/writer/speech.ts';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { sayFailed } from '../../../../components/undo-toast.tsx';
import { messageOf } from '../../../../lib/api-error.ts';
import { useMay } from '../../../../lib/use-may.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { aiNames } from '../../ai-url.ts';
import { writeAgain } from '../../engine/write-again.ts';
import state from '../../engine/writing-state.module.css';
import { useGenerationActs } from '../../generations/use-generations.ts';

const nothing = async () => {};

/** That the voice fills too little of the video, and the length that its facts hold, in one click. */
export function TooLong({ kept }: { kept: GenerationOf<'generate_script'> }) {
  const { beats, durationSeconds } = kept.output;
  const words = beats.reduce((sum, { voice }) => sum + wordCount(voice.text), 0);
  const over = tooLong(words, durationSeconds);
  const { keep } = useGenerationActs(nothing);
  const { change } = useUrlState();
  const mayWrite = useMay()('ai:write');
  const [busy, setBusy] = useState(false);
  if (!over || kept.status === 'running') return null;
  const { shorter } = over;

  async function shorten(duration: 15 | 30) {
    if (busy) return;
    setBusy(true);
    try {
      const generation = await writeAgain(kept, { engine: kept.engine, duration });
      await keep(generation);
      change({ [aiNames.generation]: generation.id });
    } catch (error) {
      sayFailed(messageOf(error, 'Le script n’a pas pu être écrit'));
      setBusy(false);
    }
  }

  return (
    <FormNotice tone="asked">
      <div className={state.told}>
        <span>
          {shorter
            ? `Vos faits tiennent ${shorter}\u00a0s`
            : `Vos faits donnent ${Math.round(secondsOf(words))}\u00a0s de voix`}
          &nbsp;: au-delà, l’image reste seule. Une preuve, une objection ou un bénéfice de plus l’allongent.
        </span>
        {shorter && mayWrite && (
          <Button variant="default" size="compact-sm" aria-disabled={busy} onClick={() => shorten(shorter)}>
            Composer en {shorter}&nbsp;s
          </Button>
        )}
      </div>
    </FormNotice>
  );
}
