import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import type { Analysis, FieldName } from '../../../../../shared/rules/copy/analysis.ts';
import { later } from '../../../lib/later.tsx';
import { useBrand } from '../brands/use-brands.ts';
import { AdForm } from './ad-form.tsx';
import { type AdValues, hasWords, isSame, toAnalyse } from './ad-values.ts';
import classes from './desk.module.css';
import { exampleAd } from './example-ad.ts';
import { KeepAnalysis } from './keep-analysis.tsx';
import { KeptLine } from './kept-line.tsx';
import { Law } from './law.tsx';
import { Legend, MarkedText } from './marked-text.tsx';
import { Preview } from './preview.tsx';
import { Rewrites } from './rewrites.tsx';
import { ScoreBars } from './score-bars.tsx';
import { Traits } from './traits.tsx';

const Lasting = later(async () => (await import('./lasting.tsx')).Lasting);
const SimilarAds = later(async () => (await import('./similar-ads.tsx')).SimilarAds);

type Props = {
  start: AdValues;
  /** The ad of the library whose words these are. */
  library?: { adId: string; advertiser: string } | undefined;
  /** What was kept of these words. */
  kept?: GenerationOf<'analyze_ad'>;
  onDraft?: (values: AdValues) => void;
};

/** The words of an ad, what is read in them as they change, and what was kept of it. */
export function Desk({ start, library, kept, onDraft }: Props) {
  const [values, setValues] = useState(start);
  const read = useDeferredValue(values);
  const { data: chosen } = useBrand(read.brandId || null);
  const brand = chosen?.brand;
  const analysis = useMemo(() => (hasWords(read) ? analyse(...toAnalyse(read, brand)) : null), [read, brand]);
  useEffect(() => onDraft?.(read), [onDraft, read]);
  const change = (changes: Partial<AdValues>) => setValues((now) => ({ ...now, ...changes }));
  const add = (mention: string) => change({ body: `${values.body.trimEnd()}\n${mention}` });
  const asKept = kept !== undefined && isSame(values, start);
  return (
    <>
      {library && !kept && (
        <Text c="dimmed" size="sm">
          Annonce de {library.advertiser}
        </Text>
      )}
      {kept && <KeptLine kept={kept} analysis={analysis} changed={!asKept} />}
      <div className={classes.desk} data-kept={asKept}>
        <FormFold isKept={kept !== undefined}>
          <AdForm values={values} onChange={change} />
        </FormFold>
        {analysis ? (
          <>
            <div className={classes.reading}>
              <Paper values={read} analysis={analysis} />
              <Traits analysis={analysis} />
            </div>
            <div className={classes.margin}>
              <ScoreBars analysis={analysis} own={read.own} />
              <Law analysis={analysis} onAdd={read.own ? add : undefined} />
              <Rewrites values={read} analysis={analysis} onApply={change} />
            </div>
          </>
        ) : (
          <div className={classes.waiting}>
            <Awaited onTry={library || kept ? undefined : () => setValues(exampleAd)} />
          </div>
        )}
      </div>
      {analysis && <Lasting values={read} kept={asKept ? kept : undefined} />}
      {kept && asKept && <SimilarAds kept={kept} />}
      {!asKept && (
        <KeepAnalysis
          values={values}
          library={library && { adId: library.adId, start }}
          parentId={kept?.id}
          analysis={analysis}
        />
      )}
      <WhereRead isKept={asKept} />
    </>
  );
}

const WhereRead = ({ isKept }: { isKept: boolean }) => (
  <Text size="xs" c="dimmed">
    {isKept
      ? 'Lu par le moteur intégré, et enregistré dans l’historique de votre espace.'
      : 'Lu par le moteur intégré, dans votre navigateur\u00a0: rien n’est envoyé avant l’enregistrement.'}
  </Text>
);

/** On a phone what was kept comes first, and the words that it is of are changed when one asks. */
function FormFold({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  if (!isKept || !phone) return <div className={classes.place}>{children}</div>;
  return (
    <details className={classes.place}>
      <summary className={classes.fold}>Modifier le texte</summary>
      {children}
    </details>
  );
}

/** Before the first word: what a text gives, of the example. */
function Awaited({ onTry }: { onTry: (() => void) | undefined }) {
  const analysis = useMemo(() => analyse(...toAnalyse(exampleAd)), []);
  return (
    <Preview onTry={onTry} example="La gourde Filante, un produit fictif.">
      <div className={classes.sample}>
        <Paper values={exampleAd} analysis={analysis} />
        <ScoreBars analysis={analysis} />
      </div>
    </Preview>
  );
}

function Paper({ values, analysis }: { values: AdValues; analysis: Analysis }) {
  const texts = (['body', 'headline', 'description'] as const satisfies FieldName[])
    .filter((field) => values[field].trim() !== '')
    .map((field) => [field, values[field]] as const);
  return (
    <section aria-label="Le texte annoté" className={classes.paper}>
      {texts.map(([field, text]) => (
        <MarkedText key={field} text={text} field={field} analysis={analysis} />
      ))}
      <Legend texts={texts} analysis={analysis} />
    </section>
  );
}
