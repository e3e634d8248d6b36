import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { Report } from '../../../../../../shared/analytics/reports.contract.ts';
import { textLimits } from '../../../../../../shared/kernel/text-limits.ts';
import { useMay } from '../../../../lib/use-may.ts';
import { Blocks } from './blocks.tsx';
import { Branding } from './branding.tsx';
import classes from './editor.module.css';
import { Preview } from './preview.tsx';
import { Runs } from './runs.tsx';
import { Saved } from './saved.tsx';
import { Schedule } from './schedule.tsx';
import { Scope } from './scope.tsx';
import { SharePanel } from './share-panel.tsx';
import { useDraft } from './use-draft.ts';

type Props = { report: Report; onSaved: (report: Report) => void; onClose: () => void };

/** What a report is made of beside the page that it makes; who may only read sees the page. */
export function ReportEditor({ report, onSaved, onClose }: Props) {
  const may = useMay();
  const phone = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [seen, setSeen] = useState<'edit' | 'preview'>('edit');
  const mayWrite = may('analytics:write');
  const work = useDraft(report, onSaved);
  const both = !phone && mayWrite;
  const showsPreview = both || !mayWrite || seen === 'preview';
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onClose}>
          Rapports
        </Button>
        {mayWrite && <Saved saving={work.saving} onRetry={work.save} />}
        {phone && mayWrite && (
          <SegmentedControl
            aria-label="Vue du rapport"
            value={seen}
            data={[
              { value: 'edit', label: 'Modifier' },
              { value: 'preview', label: 'Aperçu' },
            ]}
            onChange={(value) => setSeen(value as 'edit' | 'preview')}
          />
        )}
        <SharePanel report={report} onChanged={onSaved} />
      </div>
      <div className={classes.sides} data-both={both || undefined}>
        {mayWrite && (both || seen === 'edit') && <Form {...work} reportId={report.id} />}
        {showsPreview && <Preview report={report} />}
      </div>
    </div>
  );
}

function Form({ reportId, ...work }: ReturnType<typeof useDraft> & { reportId: string }) {
  const { draft, saving, change, keepMine, takeTheirs } = work;
  return (
    <form className={classes.form} aria-label="Contenu du rapport" onSubmit={(event) => event.preventDefault()}>
      {saving.state === 'conflict' && (
        <div role="alert" className={classes.conflict}>
          <Text size="sm">Quelqu’un d’autre a enregistré ce rapport pendant que vous l’écriviez.</Text>
          <div className={classes.choices}>
            <Button size="xs" variant="default" onClick={() => takeTheirs(saving.theirs)}>
              Prendre sa version
            </Button>
            <Button size="xs" onClick={() => keepMine(saving.theirs)}>
              Garder la mienne
            </Button>
          </div>
        </div>
      )}
      <TextInput
        label="Nom"
        required
        maxLength={textLimits.name}
        value={draft.name}
        error={draft.name.trim() === '' && 'Indiquez un nom'}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Scope draft={draft} onChange={change} />
      <Blocks blocks={draft.blocks} filters={draft.filters} onChange={(blocks) => change({ blocks })} />
      <Branding branding={draft.branding} onChange={(branding) => change({ branding })} />
      <Schedule draft={draft} onChange={(schedule) => change({ schedule })} />
      <Runs reportId={reportId} />
    </form>
  );
}
