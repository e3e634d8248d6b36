import { Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { placements } from '../../../../../shared/rules/copy/placements.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import keptLine from '../desk/kept.module.css';
import { modelName } from '../engine/use-engines.ts';
import { WritingState } from '../engine/writing-state.tsx';
import { GenerationActs } from '../generations/generation-acts.tsx';
import { TextLine } from './text-line.tsx';
import classes from './writing.module.css';

export type WrittenKept = GenerationOf<'generate_variations' | 'generate_platform_copy' | 'generate_script'>;

const nothing = async () => {};

/** What was written from a brief, what it stands on, what was left out and what is still to be told. */
export function Written({ kept }: { kept: WrittenKept }) {
  const navigate = useNavigate();
  return (
    <div className={classes.result}>
      <section aria-label="Textes enregistrés" className={keptLine.kept}>
        <div>
          <Text>{kept.title}</Text>
          <Text size="sm" c="dimmed">
            {kept.outputEngine === 'integre'
              ? 'Composé par le moteur intégré à partir de vos faits, soulignés.'
              : `Écrit par ${modelName(kept.model)}, vérifié par Réclame ; vos faits sont soulignés.`}{' '}
            Enregistré par {kept.createdBy.name}, {formatMoment(kept.createdAt)}
          </Text>
        </div>
        <div className={keptLine.keptActs}>
          <GenerationActs kept={kept} reload={nothing} onRemoved={() => navigate(paths.aiGenerator)} />
        </div>
      </section>
      <WritingState kept={kept} />
      {kept.tool === 'generate_variations' && <VariationTexts kept={kept} />}
      {kept.tool === 'generate_platform_copy' && <PlatformTexts kept={kept} />}
      {kept.tool === 'generate_script' && <ScriptTexts kept={kept} />}
      {kept.questions.length > 0 && (
        <section aria-label="Pour aller plus loin" className={classes.group}>
          <Title order={2} fz="1rem">
            Ce qu’il manque au brief
          </Title>
          <ul className={classes.questions}>
            {kept.questions.map(({ path, question, why }) => (
              <li key={path}>
                {question}{' '}
                <Text component="span" size="sm" c="dimmed">
                  {why}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kept.warnings.length + kept.rejected.length > 0 && (
        <details>
          <summary>Laissé de côté</summary>
          <ul className={classes.questions}>
            {kept.warnings.map(({ message, path }) => (
              <li key={`${path}/${message}`}>{message}</li>
            ))}
            {kept.rejected.map(({ text, detail }) => (
              <li key={text}>
                <s>{text}</s> {detail}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What a placement calls one of its fields. */
function labelOf(placement: keyof typeof placements, field: string): string {
  const fields: readonly { field: string; label: string }[] = placements[placement].fields;
  return fields.find((one) => one.field === field)?.label ?? field;
}

function VariationTexts({ kept: { input, output, evidence } }: { kept: GenerationOf<'generate_variations'> }) {
  const { impressionsPerVariation, note } = output.testPlan;
  return (
    <>
      {output.items.map(({ id, label, hypothesis, score, groundedShare, texts }) => (
        <section key={id} aria-label={`Variation ${id.slice(1)}`} className={classes.group}>
          <Title order={2} fz="1rem">
            {label}
          </Title>
          <Text size="sm" c="dimmed">
            {formatNumber(score)} sur 100, {formatNumber(Math.round(100 * groundedShare))}&nbsp;% vient de votre brief.{' '}
            {hypothesis?.why}
          </Text>
          <div>
            {texts.map((item) => (
              <TextLine key={item.id} label={labelOf(input.placement, item.field)} item={item} evidence={evidence} />
            ))}
          </div>
        </section>
      ))}
      {output.items.length > 1 && (
        <Text size="sm" c="dimmed">
          Il faut environ {formatNumber(impressionsPerVariation)} impressions par variation pour voir un écart de
          20&nbsp;%. {note}
        </Text>
      )}
    </>
  );
}

function PlatformTexts({ kept: { output, evidence } }: { kept: GenerationOf<'generate_platform_copy'> }) {
  return output.placements.map(({ placement, label, fields, checks }) => (
    <section key={placement} aria-label={label} className={classes.group}>
      <Title order={2} fz="1rem">
        {label}
      </Title>
      {checks
        .filter(({ fix }) => fix !== null)
        .map(({ key, label: name, fix }) => (
          <Text key={key} size="sm">
            {name}&nbsp;: {fix}
          </Text>
        ))}
      <div>
        {fields.flatMap((field) =>
          field.items.map((item) => <TextLine key={item.id} label={field.label} item={item} evidence={evidence} />),
        )}
      </div>
    </section>
  ));
}

const seconds = (value: number): string => `${formatNumber(value)} s`;

function ScriptTexts({ kept: { output, evidence } }: { kept: GenerationOf<'generate_script'> }) {
  const { beats, hooks, caption, mentions, checklist } = output;
  return (
    <>
      {beats.map(({ id, from, to, voice, onScreen, shot, sound }) => (
        <section key={id} aria-label={`De ${seconds(from)} à ${seconds(to)}`} className={classes.group}>
          <Title order={2} fz="1rem">
            {seconds(from)} à {seconds(to)}
          </Title>
          <Text size="sm" c="dimmed">
            {shot}. {sound}.
          </Text>
          <div>
            <TextLine label="Voix" item={voice} evidence={evidence} />
            <TextLine label="À l’écran" item={onScreen} evidence={evidence} />
          </div>
        </section>
      ))}
      <section aria-label="Autres accroches et légende" className={classes.group}>
        {hooks.map((item) => (
          <TextLine key={item.id} label="Autre accroche" item={item} evidence={evidence} />
        ))}
        <TextLine label="Légende" item={caption} evidence={evidence} />
      </section>
      <ul className={classes.questions}>
        {[...mentions.map((mention) => `Mention\u00a0: ${mention}`), ...checklist].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
