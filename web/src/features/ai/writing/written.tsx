import { Menu, Text } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatMoment } from '../../../lib/format.ts';
import { later } from '../../../lib/later.tsx';
import { modelName } from '../engine/use-engines.ts';
import { WritingState } from '../engine/writing-state.tsx';
import { GenerationActs } from '../generations/generation-acts.tsx';
import { AnotherDraw } from './another-draw.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ScriptTools } from './filming/script-tools.tsx';
import { LeftOut } from './left-out.tsx';
import { PlatformTexts } from './platform-texts.tsx';
import { Questions } from './questions.tsx';
import { ScriptTexts } from './script-texts.tsx';
import { SortChoice } from './sort-choice.tsx';
import { TextsDesk } from './texts-desk.tsx';
import { VariationTexts } from './variation-texts.tsx';
import { ViewChoice } from './view-choice.tsx';
import classes from './writing.module.css';

const CertificatesDialog = later(
  async () => (await import('./certificates/certificates-dialog.tsx')).CertificatesDialog,
);

const nothing = async () => {};

/** What was written from a brief, what it stands on, what was left out and what is still to be told. */
export function Written({ kept, order }: { kept: WrittenGeneration; order?: { act: ReactNode; form: ReactNode } }) {
  const navigate = useNavigate();
  const [certified, certify] = useState(false);
  const acts = (entries: ReactNode) => (
    <>
      {/* On a phone it stands in the bar at the foot. */}
      {order && <ExportMenu kept={kept} />}
      <GenerationActs
        kept={kept}
        reload={nothing}
        onRemoved={() => navigate(paths.aiGenerator)}
        more={
          <>
            {entries}
            <Menu.Item leftSection={<IconCertificate size={16} aria-hidden />} onClick={() => certify(true)}>
              Certificat d’origine
            </Menu.Item>
          </>
        }
      />
    </>
  );
  return (
    <div className={classes.result} data-tool={kept.tool}>
      <section aria-label="Textes enregistrés" className={classes.bar}>
        <div className={classes.barActs}>
          {order?.act}
          <div className={classes.barEnd}>
            <AnotherDraw kept={kept} />
            {kept.tool === 'generate_script' ? <ScriptTools kept={kept}>{acts}</ScriptTools> : acts(null)}
          </div>
        </div>
        <div className={classes.barActs}>
          <Text size="sm" c="dimmed" className={classes.made}>
            {kept.outputEngine === 'integre'
              ? 'Composé par le moteur intégré à partir de vos faits, qui sont soulignés.'
              : `Écrit par ${modelName(kept.model)}, vérifié par Réclame\u202f; vos faits sont soulignés.`}{' '}
            {kept.createdBy.name}, {formatMoment(kept.createdAt)}
          </Text>
          {kept.tool === 'generate_variations' && <SortChoice />}
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
      <Questions kept={kept} />
      <LeftOut kept={kept} />
      {certified && <CertificatesDialog kept={kept} onClose={() => certify(false)} />}
    </div>
  );
}
