import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatMoment } from '../../../lib/format.ts';
import { modelName } from '../engine/use-engines.ts';
import { WritingState } from '../engine/writing-state.tsx';
import { GenerationActs } from '../generations/generation-acts.tsx';
import { AnotherDraw } from './another-draw.tsx';
import { Certificates } from './certificates/certificates.tsx';
import { ExportMenu } from './export-menu.tsx';
import { LeftOut } from './left-out.tsx';
import { PlatformTexts } from './platform-texts.tsx';
import { ScriptTexts } from './script-texts.tsx';
import { TextsDesk } from './texts-desk.tsx';
import { VariationTexts } from './variation-texts.tsx';
import { ViewChoice } from './view-choice.tsx';
import classes from './writing.module.css';

const nothing = async () => {};

/** What was written from a brief, what it stands on, what was left out and what is still to be told. */
export function Written({ kept, order }: { kept: WrittenGeneration; order?: { act: ReactNode; form: ReactNode } }) {
  const navigate = useNavigate();
  return (
    <div className={classes.result} data-tool={kept.tool}>
      <section aria-label="Textes enregistrés" className={classes.bar}>
        <div className={classes.barActs}>
          {order?.act}
          <div className={classes.barEnd}>
            <AnotherDraw kept={kept} />
            <Certificates kept={kept} />
            <ExportMenu kept={kept} />
            <GenerationActs kept={kept} reload={nothing} onRemoved={() => navigate(paths.aiGenerator)} />
          </div>
        </div>
        <div className={classes.barActs}>
          <Text size="sm" c="dimmed" className={classes.made}>
            {kept.outputEngine === 'integre'
              ? 'Composé par le moteur intégré à partir de vos faits, soulignés.'
              : `Écrit par ${modelName(kept.model)}, vérifié par Réclame\u202f; vos faits sont soulignés.`}{' '}
            {kept.createdBy.name}, {formatMoment(kept.createdAt)}
          </Text>
          {kept.tool !== 'generate_script' && <ViewChoice />}
        </div>
      </section>
      {order?.form}
      <WritingState kept={kept} />
      <TextsDesk key={kept.id} kept={kept}>
        {kept.tool === 'generate_variations' && <VariationTexts kept={kept} />}
        {kept.tool === 'generate_platform_copy' && <PlatformTexts kept={kept} />}
        {kept.tool === 'generate_script' && <ScriptTexts kept={kept} />}
      </TextsDesk>
      {kept.questions.length > 0 && (
        <section aria-label="Pour aller plus loin" className={classes.group}>
          <Title order={2} fz="1rem">
            Ce qui manque au brief
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
      <LeftOut kept={kept} />
    </div>
  );
}
