import { Anchor, Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AiEngine } from '../../../../../shared/ai/generations.rules.ts';
import * as contract from '../../../../../shared/ai/writing.contract.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { type PlacementKey, placements } from '../../../../../shared/rules/copy/placements.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import { useBriefs } from '../briefs/use-briefs.ts';
import { EngineChoice } from '../engine/engine-choice.tsx';
import { useGenerationActs } from '../generations/use-generations.ts';
import classes from './writing.module.css';

export const writingTools = {
  variations: 'Variations',
  script: 'Script vidéo',
  textes: 'Textes par plateforme',
} as const;
export type WritingTool = keyof typeof writingTools;

const aiTool = {
  variations: 'generate_variations',
  script: 'generate_script',
  textes: 'generate_platform_copy',
} as const;

const nothing = async () => {};
const durations = ['15', '30', '60'] as const;
const formats = {
  ugc: 'Face caméra',
  founder: 'Fondateur',
  demo: 'Démonstration',
  testimonial: 'Témoignage',
  voice_over: 'Voix hors champ',
} as const;

/** A brief that was kept, and what is to be written from it. */
export function WritingDesk({ tool }: { tool: WritingTool }) {
  const { briefs, error, mutate } = useBriefs();
  const [chosen, setChosen] = useState<string | null>(null);
  const [placement, setPlacement] = useState<PlacementKey>('meta_feed');
  const [duration, setDuration] = useState<(typeof durations)[number]>('30');
  const [format, setFormat] = useState<keyof typeof formats>('ugc');
  const [engine, setEngine] = useState<AiEngine | null>(null);
  const { keep } = useGenerationActs(nothing);
  const { change } = useUrlState();
  const mayWrite = useMay()('ai:write');
  const kept = briefs?.find(({ id }) => id === chosen) ?? briefs?.[0];
  const { form, busy, message, problems } = useSubmit({
    otherwise: 'Les textes n’ont pas pu être écrits',
    act: async () => {
      if (!kept) return;
      const source = {
        briefId: kept.id,
        ...(kept.brandId && { brandId: kept.brandId }),
        ...(engine && { engine }),
      };
      const { generation } = await (tool === 'variations'
        ? request(contract.generateVariations, { body: { ...source, placement } })
        : tool === 'script'
          ? request(contract.generateScript, {
              body: { ...source, duration: Number(duration) as 15 | 30 | 60, format },
            })
          : request(contract.generatePlatformCopy, { body: { ...source, placements: [{ placement }] } }));
      await keep(generation);
      change({ [aiNames.generation]: generation.id, [aiNames.tool]: null });
    },
  });
  if (error) return <LoadFailure error={error} onRetry={() => mutate()} />;
  if (briefs?.length === 0)
    return (
      <Text>
        Un texte s’écrit à partir d’un brief&nbsp;: vos bénéfices, vos preuves, votre offre.{' '}
        <Anchor component={Link} to={`${paths.aiGenerator}?${aiNames.tab}=briefs`} underline="always">
          Écrire un brief
        </Anchor>
      </Text>
    );
  return (
    <form aria-label={writingTools[tool]} className={classes.form} {...form}>
      <NativeSelect
        name="briefId"
        label="Brief"
        value={kept?.id ?? ''}
        error={problems.briefId}
        data={(briefs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {tool === 'script' ? (
        <>
          <NativeSelect
            label="Durée"
            value={duration}
            data={durations.map((value) => ({ value, label: `${value} secondes` }))}
            onChange={({ currentTarget: { value } }) => setDuration(value as typeof duration)}
          />
          <NativeSelect
            label="Format"
            value={format}
            data={keysOf(formats).map((value) => ({ value, label: formats[value] }))}
            onChange={({ currentTarget: { value } }) => setFormat(value as typeof format)}
          />
        </>
      ) : (
        <NativeSelect
          label="Emplacement"
          value={placement}
          data={keysOf(placements).map((value) => ({ value, label: placements[value].label }))}
          onChange={({ currentTarget: { value } }) => setPlacement(value as PlacementKey)}
        />
      )}
      <EngineChoice tool={aiTool[tool]} chosen={engine} onChoose={setEngine} />
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      {mayWrite ? (
        <Button type="submit" aria-disabled={busy || !kept}>
          {busy ? 'Composition...' : 'Composer'}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          Vous n’avez pas l’autorisation de faire écrire des textes.
        </Text>
      )}
    </form>
  );
}
