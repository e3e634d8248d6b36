import { Text } from '@mantine/core';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import type { Analysis, FieldName } from '../../../../../shared/rules/copy/analysis.ts';
import { later } from '../../../lib/later.tsx';
import { useBrand } from '../brands/use-brands.ts';
import { AdForm } from './ad-form.tsx';
import { type AdValues, buttonChoices, hasWords, isSame, toAnalyse } from './ad-values.ts';
import classes from './desk.module.css';
import { exampleAd } from './example-ad.ts';
import { KeepAnalysis } from './keep-analysis.tsx';
import { KeptLine } from './kept-line.tsx';
import { Law } from './law.tsx';
import { Legend, MarkedText } from './marked-text.tsx';
import { Preview } from './preview.tsx';
import { ScoreBars } from './score-bars.tsx';
import { Traits } from './traits.tsx';

const Lasting = later(async () => (await import('./lasting.tsx')).Lasting);
const Rewrites = later(async () => (await import('./rewrites.tsx')).Rewrites);
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
  /** As long as the words are those that were kept. */
  const saved = isSame(values, start) ? kept : undefined;
  const [asking, setAsking] = useState(kept === undefined);
  return (
    <>
      <WhoseAd library={kept ? undefined : library} />
      {kept && <KeptLine kept={kept} analysis={analysis} changed={!saved} />}
      <div className={classes.desk} data-kept={!asking}>
        <FormFold asking={asking} onAsk={kept && setAsking}>
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
      {analysis && <Lasting values={read} kept={saved} />}
      {saved && <SimilarAds kept={saved} />}
      <KeepAnalysis
        values={values}
        library={library && { adId: library.adId, start }}
        parentId={kept?.id}
        analysis={saved ? null : analysis}
      />
      <WhereRead isKept={saved !== undefined} />
    </>
  );
}

const WhoseAd = ({ library }: Pick<Props, 'library'>) =>
  library && (
    <Text c="dimmed" size="sm">
      Annonce de {library.advertiser}
    </Text>
  );

const WhereRead = ({ isKept }: { isKept: boolean }) => (
  <Text size="xs" c="dimmed">
    {isKept
      ? 'Analyse du moteur intégré, enregistrée dans votre historique.'
      : 'Lu par le moteur intégré, dans votre navigateur\u00a0: rien n’est envoyé avant l’enregistrement.'}
  </Text>
);

type FoldProps = { asking: boolean; onAsk: ((asking: boolean) => void) | undefined; children: ReactNode };

/** What was kept comes first, and the words that it is of are changed when one asks. */
function FormFold({ asking, onAsk, children }: FoldProps) {
  if (!onAsk) return <div className={classes.place}>{children}</div>;
  return (
    <details className={classes.place} open={asking} onToggle={({ currentTarget: { open } }) => onAsk(open)}>
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
      {values.callToAction && (
        <span className={classes.button}>
          {buttonChoices.find(({ value }) => value === values.callToAction)?.label ?? values.callToAction}
        </span>
      )}
      <Legend texts={texts} analysis={analysis} />
    </section>
  );
}
