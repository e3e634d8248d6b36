import { Button } from '@mantine/core';
import { useState } from 'react';
import { analyzeAd } from '../../../../../shared/ai/ad.contract.ts';
import type { Analysis } from '../../../../../shared/rules/copy/analysis.ts';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { PageActs } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import { useGenerationActs } from '../generations/use-generations.ts';
import { type AdValues, toKeep } from './ad-values.ts';
import classes from './kept.module.css';
import { forbiddenIn, noteId } from './score-bars.tsx';

type Props = {
  values: AdValues;
  library: { adId: string; start: AdValues } | undefined;
  /** What was kept of the words before they were changed. */
  parentId: string | undefined;
  /** What is read in them; null where there is nothing to keep. */
  analysis: Analysis | null;
};

const nothing = async () => {};

/** Keeps what is read, beside the ads that resemble it; the address then opens it again. */
export function KeepAnalysis({ values, library, parentId, analysis }: Props) {
  const { keep } = useGenerationActs(nothing);
  const { change } = useUrlState();
  const [busy, setBusy] = useState(false);
  const may = useMay();
  // Without words there is nothing to keep, nor to offer.
  if (!may('ai:write') || !analysis) return null;

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const body = { ...toKeep(values, library), ...(parentId && { parentId }) };
      const { generation } = await request(analyzeAd, { body });
      await keep(generation);
      change({ [aiNames.generation]: generation.id, [aiNames.tool]: null, [aiNames.ad]: null });
    } catch (error) {
      sayFailed(messageOf(error, 'L’analyse n’a pas pu être enregistrée'));
      setBusy(false);
    }
  }

  return (
    <div className={classes.act}>
      <a href={`#${noteId}`} className={classes.sum}>
        {forbiddenIn(analysis).length > 0 ? 'À corriger' : `${formatNumber(analysis.score)} sur 100`}
      </a>
      <PageActs>
        <Button onClick={save} aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer l’analyse'}
        </Button>
      </PageActs>
    </div>
  );
}
