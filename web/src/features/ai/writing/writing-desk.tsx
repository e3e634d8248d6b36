import { Anchor, Button, NativeSelect, Text } from '@mantine/core';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, isNew } from '../ai-url.ts';
import { BriefFacts } from '../briefs/brief-facts.tsx';
import { valuesOfBrief } from '../briefs/brief-values.ts';
import { Gauge } from '../briefs/gauge.tsx';
import { useBriefs } from '../briefs/use-briefs.ts';
import preview from '../desk/preview.module.css';
import { EngineChoice } from '../engine/engine-choice.tsx';
import type { WrittenGeneration } from '../evidence/written-texts.ts';
import { useGenerationActs } from '../generations/use-generations.ts';
import { firstBrief, noteBrief } from './first-brief.ts';
import { ForWhom } from './for-whom.tsx';
import classes from './order.module.css';
import { OrderFields } from './order-fields.tsx';
import { type OrderValues, orderAsked, orderOf, write } from './order-values.ts';
import { TryExample } from './try-example.tsx';
import { toolOf, type WritingTool, writingTools } from './writing-tools.ts';

const slugOf = {
  generate_variations: 'variations',
  generate_script: 'script',
  generate_platform_copy: 'textes',
} as const;

const nothing = async () => {};

/** A brief that was kept, and what is to be written from it; an example for who has none. */
export function WritingDesk({ tool }: { tool: WritingTool }) {
  const { briefs, pages } = useBriefs();
  const { params } = useUrlState();
  const [values, setValues] = useState(() => orderAsked(params));
  const choice = useBriefChoice(undefined);
  const hasNone = pages !== undefined && briefs.length === 0;
  return (
    <div className={preview.beside}>
      {hasNone ? (
        <NoBrief />
      ) : (
        <Order tool={tool} before={undefined} choice={choice} values={values} setValues={setValues} />
      )}
      {choice.kept && <BriefFacts brief={choice.kept} isScript={tool === 'script'} />}
      {hasNone && <TryExample tool={tool} order={values} />}
    </div>
  );
}

/** The order of texts that stand, to be changed and given again. */
export function OrderAgain({ kept }: { kept: WrittenGeneration }) {
  const [values, setValues] = useState(() => orderOf(kept));
  const choice = useBriefChoice(kept);
  return <Order tool={slugOf[kept.tool]} before={kept} choice={choice} values={values} setValues={setValues} />;
}

type Props = {
  tool: WritingTool;
  before: WrittenGeneration | undefined;
  choice: ReturnType<typeof useBriefChoice>;
  values: OrderValues;
  setValues: Dispatch<SetStateAction<OrderValues>>;
};

function Order({ tool, before, choice, values, setValues }: Props) {
  const { kept, choices, choose, error, mutate } = choice;
  const { params, change } = useUrlState();
  const { keep } = useGenerationActs(nothing);
  const adId = tool === 'variations' && !before ? params.get(aiNames.ad) : null;
  const edit = (changes: Partial<OrderValues>) => setValues((now) => ({ ...now, ...changes }));
  const brandId = values.brandId ?? kept?.brandId ?? '';
  const personaId = values.personaId ?? params.get(aiNames.persona) ?? kept?.personaId ?? '';
  const { form, busy, message, problems } = useSubmit({
    check: () => ({
      placements: tool === 'textes' && values.placements.length === 0 ? 'Choisissez un emplacement.' : null,
    }),
    otherwise: 'Les textes n’ont pas pu être écrits',
    act: async () => {
      const source = kept ? { briefId: kept.id } : before && { brief: before.input.brief };
      if (!source) return;
      if (kept) noteBrief(kept.id);
      const generation = await write(toolOf[tool], { ...values, brandId, personaId }, source, { before, adId });
      await keep(generation);
      const { tool: of, ad, brief, lever, persona } = aiNames;
      const done = { [of]: null, [ad]: null, [brief]: null, [lever]: null, [persona]: null };
      change({ ...done, [aiNames.generation]: generation.id });
    },
  });
  useComposeKey(() => form.ref.current?.requestSubmit());
  if (error) return <LoadFailure what="Le brief" error={error} onRetry={() => mutate()} />;
  return (
    <form aria-label={writingTools[tool]} className={classes.form} {...form}>
      <NativeSelect
        name="briefId"
        label="Brief"
        value={kept?.id ?? ''}
        error={problems.briefId}
        data={choices}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {kept && <BriefLinks id={kept.id} />}
      {kept && <BriefGauge key={kept.id} brief={kept} isCounted={tool === 'variations'} />}
      <ForWhom brandId={brandId} personaId={personaId} onChange={edit} />
      {adId !== null && <Inspired adId={adId} onLeave={() => change({ [aiNames.ad]: null })} />}
      <OrderFields tool={toolOf[tool]} values={values} problems={problems} onChange={edit} />
      <EngineChoice tool={toolOf[tool]} chosen={values.engine} onChoose={(engine) => edit({ engine })} />
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      <Compose busy={busy} disabled={!kept && !before} label={before ? 'Recomposer' : composeLabel(tool, values)} />
    </form>
  );
}

function composeLabel(tool: WritingTool, { count }: OrderValues): string {
  if (tool === 'script') return 'Composer le script';
  return tool === 'textes' ? 'Composer les textes' : `Composer ${formatCount(count, 'variation')}`;
}

/** The brief that is chosen: texts keep the one that they were written from, which may have been changed or deleted since. */
function useBriefChoice(before: WrittenGeneration | undefined) {
  const { briefs, error, mutate } = useBriefs();
  const { params } = useUrlState();
  const [chosen, choose] = useState(before ? before.input.briefId : params.get(aiNames.brief));
  const known = briefs?.find(({ id }) => id === chosen);
  const kept = known ?? (before ? undefined : firstBrief(briefs ?? []));
  const choices = [
    ...(before && !known ? [{ value: '', label: 'Celui de ces textes' }] : []),
    ...(briefs ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return { kept, choices, choose, error, mutate };
}

/** An ad of the library lends its build: its opening and its order, none of its words. */
function Inspired({ adId, onLeave }: { adId: string; onLeave: () => void }) {
  const { data } = useSWR([getAd.operation, adId], () => request(getAd, { params: { id: adId } }));
  return (
    <Text size="sm">
      Inspiré de {data ? `l’annonce de ${data.ad.advertiser.name}` : 'cette annonce'}&nbsp;: sa construction, aucun de
      ses mots.{' '}
      <Anchor component="button" type="button" size="sm" underline="always" onClick={onLeave}>
        Écrire sans elle
      </Anchor>
    </Text>
  );
}

function Compose({ busy, disabled, label }: { busy: boolean; disabled: boolean; label: string }) {
  if (!useMay()('ai:write'))
    return (
      <Text size="sm" c="dimmed">
        Vous n’avez pas l’autorisation de faire écrire des textes.
      </Text>
    );
  return (
    <div className={classes.compose}>
      <Button type="submit" aria-disabled={busy || disabled} aria-keyshortcuts="Control+Enter" title="Ctrl + Entrée">
        {busy ? 'Composition...' : label}
      </Button>
    </div>
  );
}

const briefsTab = `${paths.aiGenerator}?${aiNames.tab}=briefs`;

const NoBrief = () => (
  <div className={classes.form}>
    <Text>
      Un texte s’écrit à partir d’un brief&nbsp;: vos bénéfices, vos preuves, votre offre, un fait par ligne. Rien ne
      s’écrit qui n’y soit.
    </Text>
    <Button component={Link} to={`${briefsTab}&${aiNames.brief}=${isNew}`}>
      Écrire un brief
    </Button>
  </div>
);

/** The way to change the brief that is chosen, and to write another. */
const BriefLinks = ({ id }: { id: string }) => (
  <div className={classes.briefLinks}>
    <Anchor component={Link} to={`${briefsTab}&${aiNames.brief}=${id}`} size="sm" c="dimmed" underline="always">
      Modifier le brief
    </Anchor>
    <Anchor component={Link} to={`${briefsTab}&${aiNames.brief}=${isNew}`} size="sm" c="dimmed" underline="always">
      Nouveau brief
    </Anchor>
  </div>
);

/** What there is to write from; a question opens the brief at the field that answers it. */
function BriefGauge({ brief, isCounted }: { brief: KeptBrief; isCounted: boolean }) {
  const navigate = useNavigate();
  const to = `${briefsTab}&${aiNames.brief}=${brief.id}`;
  return (
    <Gauge
      values={valuesOfBrief(brief)}
      isCounted={isCounted}
      onAsk={(name) => navigate(to, { state: { ask: name } })}
    />
  );
}

/** Ctrl or Command with Enter, from anywhere on the desk. */
function useComposeKey(compose: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    compose();
  });
  useEffect(() => {
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, []);
}
