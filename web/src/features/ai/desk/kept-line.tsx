import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { lowerFirst } from '../../../../../shared/kernel/first-letter.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Analysis } from '../../../../../shared/rules/copy/analysis.ts';
import { useMay } from '../../../lib/use-may.ts';
import { aiNames } from '../ai-url.ts';
import { ExpectedRank } from '../lifts/expected-rank.tsx';
import { forbiddenIn } from './score-bars.tsx';
import { firstFix, nothingToFix, Verdict } from './verdict.tsx';

type Props = { kept: GenerationOf<'analyze_ad'>; analysis: Analysis | null; changed: boolean };

/** What was kept of an ad comes to; that the words are others since. */
export function KeptLine({ kept, analysis, changed }: Props) {
  const mayWrite = useMay()('ai:write');
  const { own } = kept.input;
  const { adId } = kept.input.ad;
  const to = new URLSearchParams({ [aiNames.tool]: 'variations', ...(adId !== null && { [aiNames.ad]: adId }) });
  const act = mayWrite && (
    <Button component={Link} to={`${paths.aiGenerator}?${to}`} size="sm">
      {own ? 'Écrire une version corrigée' : 'S’en inspirer'}
    </Button>
  );
  if (changed || !analysis)
    return <Verdict kept={kept} said={changed ? 'Le texte a changé depuis cette analyse.' : kept.output.summary} />;
  const { said, fix } = whatCounts(analysis, own);
  return (
    <Verdict kept={kept} said={said} fix={fix} act={act}>
      {own && <ExpectedRank rank={kept.output.prediction} />}
    </Verdict>
  );
}

/** What to mend first of one's own ad; of someone else's, where it is weak and how to do better. */
function whatCounts(analysis: Analysis, own: boolean): { said: string; fix: string | null | undefined } {
  const [forbidden] = forbiddenIn(analysis);
  if (forbidden) return { said: `À corriger avant de publier\u00a0: ${forbidden.label}.`, fix: forbidden.fix };
  const parts = analysis.parts.filter(({ fix }) => fix !== null);
  const lost = ({ max, points }: (typeof parts)[number]) => max - points;
  const share = ({ max, points }: (typeof parts)[number]) => points / max;
  const [worst] = [...parts].sort((one, other) =>
    own ? lost(other) - lost(one) || share(one) - share(other) : share(one) - share(other) || lost(other) - lost(one),
  );
  if (!worst?.fix) return { said: nothingToFix(analysis.score), fix: null };
  const { label, max, points, fix } = worst;
  if (own) return { said: firstFix(label, max - points), fix };
  return {
    said: `Point faible\u00a0: ${lowerFirst(label)}, ${points} sur ${max}.`,
    fix: `Faites mieux\u00a0: ${lowerFirst(fix)}`,
  };
}
