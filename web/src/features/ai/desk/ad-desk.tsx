import { Anchor, Skeleton, Text } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import type { Analysis, FieldName } from '../../../../../shared/rules/copy/analysis.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { keepDraft, keptDraft } from './ad-draft.ts';
import { AdForm } from './ad-form.tsx';
import { type AdValues, hasWords, toAnalyse, valuesOfAd } from './ad-values.ts';
import classes from './desk.module.css';
import { Law } from './law.tsx';
import { Legend, MarkedText } from './marked-text.tsx';
import { ScoreBars } from './score-bars.tsx';
import { Traits } from './traits.tsx';

/** An ad on the desk: its words on the left, read as they are typed; an ad of the library is there at once. */
export function AdDesk({ adId }: { adId: string | null }) {
  const { data, error, mutate } = useSWR(adId && [getAd.operation, adId], () =>
    request(getAd, { params: { id: adId ?? '' } }),
  );
  return (
    <div className={classes.root}>
      <Anchor component={Link} to={paths.aiGenerator} size="sm" c="dimmed" underline="always">
        Tous les outils
      </Anchor>
      {error && <LoadFailure error={error} onRetry={() => mutate()} />}
      {adId !== null && !data && !error && <Skeleton height={420} radius="lg" />}
      {adId === null && <Desk start={keptDraft()} onKeep={keepDraft} />}
      {data && <Desk start={valuesOfAd(data.ad)} of={data.ad.advertiser.name} />}
    </div>
  );
}

type DeskProps = { start: AdValues; of?: string; onKeep?: (values: AdValues) => void };

function Desk({ start, of, onKeep }: DeskProps) {
  const [values, setValues] = useState(start);
  const read = useDeferredValue(values);
  const analysis = useMemo(() => (hasWords(read) ? analyse(...toAnalyse(read)) : null), [read]);
  useEffect(() => onKeep?.(read), [onKeep, read]);
  const change = (changes: Partial<AdValues>) => setValues((now) => ({ ...now, ...changes }));
  const add = (mention: string) => change({ body: `${values.body.trimEnd()}\n${mention}` });
  return (
    <>
      {of && (
        <Text c="dimmed" size="sm">
          Annonce de {of}
        </Text>
      )}
      <div className={classes.desk}>
        <AdForm values={values} onChange={change} />
        {analysis ? (
          <Reading values={read} analysis={analysis} onAdd={read.own ? add : undefined} />
        ) : (
          <Text c="dimmed" className={classes.waiting}>
            Ce que le texte dit, et ce qui lui manque, s’affiche ici à mesure que vous écrivez.
          </Text>
        )}
      </div>
      <Text size="xs" c="dimmed">
        Lu par le moteur intégré, dans votre navigateur&nbsp;: aucun texte n’est envoyé.
      </Text>
    </>
  );
}

type ReadingProps = { values: AdValues; analysis: Analysis; onAdd: ((mention: string) => void) | undefined };

function Reading({ values, analysis, onAdd }: ReadingProps) {
  const texts = (['body', 'headline', 'description'] as const satisfies FieldName[])
    .filter((field) => values[field].trim() !== '')
    .map((field) => [field, values[field]] as const);
  return (
    <>
      <div className={classes.reading}>
        <section aria-label="Le texte annoté" className={classes.paper}>
          {texts.map(([field, text]) => (
            <MarkedText key={field} text={text} field={field} analysis={analysis} />
          ))}
          <Legend texts={texts} analysis={analysis} />
        </section>
        <Traits analysis={analysis} />
      </div>
      <div className={classes.margin}>
        <ScoreBars analysis={analysis} />
        <Law analysis={analysis} onAdd={onAdd} />
      </div>
    </>
  );
}
