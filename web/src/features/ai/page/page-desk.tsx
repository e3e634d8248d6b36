import { Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { analyzeLandingPage } from '../../../../../shared/ai/page.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatMoment } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import desk from '../desk/desk.module.css';
import keptLine from '../desk/kept.module.css';
import { GenerationActs } from '../generations/generation-acts.tsx';
import { useGenerationActs } from '../generations/use-generations.ts';
import { examplePage } from './example-page.ts';
import classes from './page.module.css';
import { PageForm } from './page-form.tsx';
import { PageReport } from './page-report.tsx';
import { isReady, keepDraft, keptDraft, type PageValues, toAsk, valuesOfKept } from './page-values.ts';
import { ReportPreview } from './report-preview.tsx';
import { WhatWasRead } from './what-was-read.tsx';

type Props = {
  kept?: GenerationOf<'analyze_landing_page'>;
  /** What the form begins with. */
  start?: PageValues;
};

const nothing = async () => {};

/** A landing page on the desk: which one on the left, what is said of it beside; each reading is kept. */
export function PageDesk({ kept, start }: Props) {
  const [values, setValues] = useState(() => start ?? (kept ? valuesOfKept(kept) : keptDraft()));
  const { keep } = useGenerationActs(nothing);
  const { change: changeAddress } = useUrlState();
  const may = useMay();
  useEffect(() => {
    if (!kept) keepDraft(values);
  }, [kept, values]);
  const change = (changes: Partial<PageValues>) => setValues((now) => ({ ...now, ...changes }));
  const [asking, setAsking] = useState(kept === undefined);
  const submission = useSubmit({
    otherwise: 'La page n’a pas pu être lue',
    check: () => {
      const missing = isReady(values) ? null : 'Indiquez la page à lire';
      return { [values.source]: missing };
    },
    act: () => read(values),
  });
  async function read(asked: PageValues) {
    const { generation } = await request(analyzeLandingPage, { body: toAsk(asked, kept?.id) });
    await keep(generation);
    changeAddress({ [aiNames.generation]: generation.id, [aiNames.tool]: null, [aiNames.ad]: null });
  }
  const tryExample = () => {
    setValues(examplePage);
    submission.send(() => read(examplePage));
  };
  const paste = () => {
    change({ source: 'html' });
    setAsking(true);
  };
  const { busy } = submission;
  return (
    <>
      {kept && <KeptPage kept={kept} />}
      <div className={classes.desk} data-asking={asking || undefined}>
        {asking && <PageForm values={values} onChange={change} submission={submission} mayAsk={may('ai:write')} />}
        {busy && <Reading isFetched={values.source === 'url'} />}
        {!busy && kept && (
          <PageReport kept={kept} onPaste={paste}>
            {!asking && <WhatWasRead kept={kept} onAgain={may('ai:write') ? () => setAsking(true) : undefined} />}
          </PageReport>
        )}
        {!busy && !kept && (
          <div className={desk.waiting}>
            <ReportPreview onTry={may('ai:write') && !start ? tryExample : undefined} />
          </div>
        )}
      </div>
      <Text size="xs" c="dimmed">
        {(kept && !asking ? kept.input.source : values.source) === 'url'
          ? 'Lu par le moteur intégré. La page est demandée à son serveur sans cookie, comme un visiteur inconnu, et son HTML n’est pas gardé.'
          : 'Lu par le moteur intégré dans le HTML collé, qui n’est pas gardé. Les mots de la page sont connus\u00a0; son adresse, ses redirections et la réponse de son serveur ne le sont pas.'}
      </Text>
    </>
  );
}

const Reading = ({ isFetched }: { isFetched: boolean }) => (
  <div className={classes.report} role="status">
    <Text c="dimmed">{isFetched ? 'Lecture de la page, dix secondes au plus...' : 'Lecture du HTML...'}</Text>
    {[72, 160, 160].map((height, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they stand for nothing
      <Skeleton key={at} height={height} radius="lg" />
    ))}
  </div>
);

function KeptPage({ kept }: { kept: GenerationOf<'analyze_landing_page'> }) {
  const navigate = useNavigate();
  return (
    <section aria-label="Analyse enregistrée" className={keptLine.kept} data-short>
      <div>
        <Text size="sm" c="dimmed">
          Enregistrée par {kept.createdBy.name}, {formatMoment(kept.createdAt)}
        </Text>
      </div>
      <div className={keptLine.keptActs}>
        <GenerationActs kept={kept} reload={nothing} onRemoved={() => navigate(paths.aiGenerator)} />
      </div>
    </section>
  );
}
