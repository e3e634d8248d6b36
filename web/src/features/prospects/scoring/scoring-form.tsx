import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Scoring, updateScoring } from '../../../../../shared/prospects/scoring.contract.ts';
import { defaultWeights, type ScoringWeights } from '../../../../../shared/prospects/scoring.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { AxisFields } from './axis-fields.tsx';
import { FitShare } from './fit-share.tsx';
import { effectOf, PreviewPanel } from './preview-panel.tsx';
import classes from './scoring.module.css';
import { axes } from './scoring-groups.ts';
import { checkValues, problemsIn, valuesOf, weightsIn } from './scoring-values.ts';
import { usePreview } from './use-preview.ts';
import { differenceOf } from './weights-difference.ts';

type Props = {
  scoring: Scoring;
  onChanged: (changed: boolean) => void;
  onPublished: (scoring: Scoring) => void;
  readLatest: () => Promise<Scoring | undefined>;
};

const otherwise = 'Les règles n’ont pas pu être publiées';
const textOf = (weights: ScoringWeights) => JSON.stringify(valuesOf(weights));

/** Every rule, and beside them what they would change. */
export function ScoringForm({ scoring, onChanged, onPublished, readLatest }: Props) {
  const [conflict, setConflict] = useState<{ mine: ScoringWeights; theirs: Scoring } | null>(null);
  const { busy, message, problems, values, setValues, input, form } = useForm({
    start: valuesOf(scoring.weights),
    check: checkValues,
    otherwise,
    act: async (written) => {
      const weights = weightsIn(written);
      if (weights) await publish(weights, scoring);
    },
  });
  const weights = weightsIn(values);
  const invalid = weights === null;
  const wrong = { ...problems, ...problemsIn(values) };
  const { preview, error, late, retry } = usePreview(weights, scoring);
  const changed = JSON.stringify(values) !== textOf(scoring.weights);
  useEffect(() => onChanged(changed), [changed, onChanged]);

  async function publish(mine: ScoringWeights, over: Scoring) {
    // The rules of the product are not copied: they stay the product's.
    const own = textOf(mine) === textOf(defaultWeights) ? null : mine;
    const outcome = await versionedWrite(
      over,
      { weights: mine },
      {
        put: async (version) => (await request(updateScoring, { body: { weights: own, version } })).scoring,
        read: readLatest,
      },
    );
    if ('theirs' in outcome) return setConflict({ mine, theirs: outcome.theirs });
    setConflict(null);
    setValues(() => valuesOf(outcome.kept.weights));
    onPublished(outcome.kept);
  }

  if (conflict) {
    const { mine, theirs } = conflict;
    return (
      <ConflictChoice
        what={'Quelqu’un a publié d’autres règles en même temps que vous. Lesquelles garder\u202f?'}
        {...differenceOf(mine, theirs.weights)}
        onMine={() => publish(mine, theirs).catch((refusal) => sayRefused(otherwise, refusal))}
        onTheirs={() => {
          setConflict(null);
          setValues(() => valuesOf(theirs.weights));
        }}
      />
    );
  }

  return (
    <form {...form} className={classes.form}>
      <Stack gap="lg" className={classes.rules}>
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Text size="sm" c="dimmed">
          Le score va de 0 à 100. Les ouvertures d’e-mails ne comptent jamais&nbsp;: les suivre demanderait le
          consentement de chaque personne, selon la CNIL.
        </Text>
        <Button
          variant="default"
          size="xs"
          mr="auto"
          disabled={JSON.stringify(values) === textOf(defaultWeights)}
          onClick={() => setValues(() => valuesOf(defaultWeights))}
        >
          Revenir aux règles de Réclame
        </Button>
        <FitShare values={values} setValues={setValues} />
        {axes.map((axis) => (
          <AxisFields key={axis.name} axis={axis} {...{ values, problems: wrong, input, setValues }} />
        ))}
      </Stack>
      <PreviewPanel {...{ preview, error, late, retry, changed, invalid }} />
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" role="status">
          {changed ? effectOf(preview, { changed, invalid }) : standingOf(scoring)}
        </Text>
        {/* By this button alone: Enter in a field would publish for everyone. */}
        <Button
          flex="none"
          disabled={!changed}
          aria-disabled={busy}
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {busy ? 'Publication...' : 'Publier'}
        </Button>
      </div>
    </form>
  );
}

/** Whose rules hold now, and whether every score follows them. */
function standingOf({ isDefault, recomputing, updatedAt }: Scoring): string {
  if (recomputing) return 'Règles publiées. Recalcul en cours\u00a0: les scores suivent peu à peu.';
  const whose = isDefault ? 'Règles par défaut' : 'Règles de votre espace';
  return updatedAt ? `${whose}, publiées le ${formatMoment(updatedAt)}` : whose;
}
