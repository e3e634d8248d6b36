import { Button, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { cancelGeneration } from '../../../../../shared/ai/generations.contract.ts';
import type { AiEngine } from '../../../../../shared/ai/generations.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf, refusedFor } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import { useGeneration, useGenerationActs, usualMs } from '../generations/use-generations.ts';
import { writeAgain } from './write-again.ts';
import classes from './writing-state.module.css';

type Written = GenerationOf<'generate_variations' | 'generate_platform_copy' | 'generate_script'>;

const nothing = async () => {};

/** What the model is doing, or why the draft stayed; nothing of texts that no model was asked for. */
export function WritingState({ kept }: { kept: Written }) {
  if (kept.status === 'running') return <Running kept={kept} />;
  if (kept.status === 'cancelled')
    return <Told kept={kept}>Rédaction arrêtée&nbsp;: voici le texte du moteur intégré.</Told>;
  if (kept.fallback) return <Told kept={kept}>{kept.fallback.message}</Told>;
  return kept.outputEngine === 'integre' ? null : <BackToDraft kept={kept} />;
}

/** Whether it waits longer than a model takes, rendered again at that moment. */
function useWaitsLong({ createdAt }: Pick<Written, 'createdAt'>): boolean {
  const lateAt = Date.parse(createdAt) + usualMs;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, lateAt - Date.now()));
    return () => clearTimeout(timer);
  }, [lateAt]);
  return now >= lateAt;
}

function Running({ kept }: { kept: Written }) {
  const { id } = kept;
  const { keep } = useGenerationActs(nothing);
  const { mutate } = useGeneration(id);
  const may = useMay();
  const waits = useWaitsLong(kept);

  async function stop() {
    try {
      const { generation } = await request(cancelGeneration, { params: { id }, body: {} });
      await keep(generation);
    } catch (error) {
      // It has written meanwhile: its words come with the next reading.
      if (!refusedFor(error, 'generation_finished')) sayFailed(messageOf(error, 'Le modèle n’a pas pu être arrêté'));
      await mutate();
    }
  }

  return (
    <div role="status" className={classes.state}>
      <Loader size={16} color="gray" aria-hidden />
      <Text size="sm">
        {waits ? 'La version du modèle attend son tour.' : 'Le modèle écrit sa version.'} En attendant, voici celle du
        moteur intégré.
      </Text>
      {may('ai:write') && (
        <Button variant="default" size="compact-sm" onClick={stop}>
          Arrêter
        </Button>
      )}
    </div>
  );
}

function Told({ kept, children }: { kept: Written; children: React.ReactNode }) {
  return (
    <FormNotice tone="asked">
      <div className={classes.told}>
        <span>{children}</span>
        {kept.engine !== 'integre' && <Again kept={kept} engine={kept.engine} label="Réessayer" />}
      </div>
    </FormNotice>
  );
}

const BackToDraft = ({ kept }: { kept: Written }) => (
  <div className={classes.state}>
    <Again kept={kept} engine="integre" label="Revenir au brouillon du moteur intégré" />
  </div>
);

function Again({ kept, engine, label }: { kept: Written; engine: AiEngine; label: string }) {
  const [busy, setBusy] = useState(false);
  const { keep } = useGenerationActs(nothing);
  const { change } = useUrlState();
  const may = useMay();
  if (!may('ai:write')) return null;

  async function again() {
    setBusy(true);
    try {
      const generation = await writeAgain(kept, { engine });
      await keep(generation);
      change({ [aiNames.generation]: generation.id });
    } catch (error) {
      sayFailed(messageOf(error, 'Les textes n’ont pas pu être écrits'));
      setBusy(false);
    }
  }

  return (
    <Button variant="default" size="compact-sm" aria-disabled={busy} onClick={again}>
      {label}
    </Button>
  );
}
