import { Anchor, Button, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatBytes, formatCount, formatMoment, formatNumber } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import score from '../desk/score.module.css';
import { firstFix } from '../desk/verdict.tsx';
import { GenerationActs } from '../generations/generation-acts.tsx';
import { factsId } from './facts.tsx';
import { byGain } from './fixes.tsx';
import classes from './page-head.module.css';

type Kept = GenerationOf<'analyze_landing_page'>;

const nothing = async () => {};

/** The page that was read, its note in one sentence, and what one does next. */
export function PageHead({ kept }: { kept: Kept }) {
  const { page, score: note, fixes, facts } = kept.output;
  const navigate = useNavigate();
  const mayWrite = useMay()('ai:write');
  const isBuilt = page.rendered === 'script';
  const [first] = byGain(fixes);
  const said = isBuilt
    ? 'Pas de note\u00a0: la page n’a pas pu être lue.'
    : first
      ? firstFix(first.label, first.gain)
      : 'Rien à corriger.';
  return (
    <section aria-label="Analyse enregistrée" className={classes.head}>
      {!isBuilt && (
        <p className={classes.note}>
          <span className={score.total}>{formatNumber(note)}</span> sur 100
        </p>
      )}
      <div className={classes.words}>
        <Title order={2} fz="1.25rem">
          {page.title || 'Page sans titre'}
        </Title>
        <Text>{said}</Text>
        <Text size="sm" c="dimmed">
          <ReadFrom page={page} /> · lue par {kept.createdBy.name}, le {formatMoment(kept.createdAt)}
        </Text>
      </div>
      <div className={classes.acts}>
        {mayWrite && !isBuilt && facts.length > 0 && (
          <Button component="a" href={`#${factsId}`} size="sm">
            Choisir les faits à reprendre
          </Button>
        )}
        <GenerationActs kept={kept} reload={nothing} onRemoved={() => navigate(paths.aiGenerator)} />
      </div>
    </section>
  );
}

function ReadFrom({ page: { finalUrl, url, redirects, words, bytes } }: { page: Kept['output']['page'] }) {
  const facts = [
    formatCount(words, 'mot'),
    formatBytes(bytes),
    ...(redirects ? [formatCount(redirects, 'redirection')] : []),
  ];
  return (
    <>
      {finalUrl && (
        <>
          <Anchor href={finalUrl} target="_blank" rel="noreferrer noopener" c="inherit" underline="always">
            {finalUrl === url ? finalUrl : `${url} → ${finalUrl}`}
          </Anchor>{' '}
          ·{' '}
        </>
      )}
      {facts.join(' · ')}
    </>
  );
}
