import { Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { analyzeLandingPage } from '../../../../../shared/ai/page.contract.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import desk from '../desk/desk.module.css';
import { useGenerationActs } from '../generations/use-generations.ts';
import { examplePage } from './example-page.ts';
import classes from './page.module.css';
import { PageForm } from './page-form.tsx';
import { PageHead } from './page-head.tsx';
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
      {kept && <PageHead kept={kept} />}
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
          ? 'Nous lisons la page comme un visiteur anonyme, sans cookie, et ne conservons pas son HTML.'
          : 'Seul le HTML collé a été analysé\u00a0: ni l’adresse, ni les redirections, ni la vitesse du serveur. Il n’est pas conservé.'}
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
