import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { exportGeneration } from '../../../../../shared/ai/generations.contract.ts';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { downloadCsv, downloadJson, downloadMarkdown } from '../../../lib/download.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';

const formats = {
  csv: 'Tableau (CSV)',
  md: 'Document (Markdown)',
  json: 'Données (JSON)',
  google_ads_editor: 'Google Ads Editor (CSV)',
} as const;
type Format = keyof typeof formats;

/** The texts that were kept, or all of them, as a file. */
export function ExportMenu({ kept }: { kept: WrittenGeneration }) {
  const mayExport = useMay()('ai:export');
  if (!mayExport) return null;
  const forGoogle =
    kept.tool === 'generate_platform_copy'
      ? kept.output.placements.some(({ placement }) => placement === 'google_search')
      : kept.tool === 'generate_variations' && kept.input.placement === 'google_search';

  async function handOver(format: Format) {
    const name = `textes-${parisDay()}`;
    try {
      const file = await request(exportGeneration, { params: { id: kept.id }, query: { format } });
      if (typeof file !== 'string') downloadJson(`${name}.json`, file);
      else if (format === 'md') downloadMarkdown(`${name}.md`, file);
      else downloadCsv(`${name}.csv`, file);
    } catch (error) {
      sayRefused('L’export n’a pas pu être préparé', error);
    }
  }

  return (
    <ActMenu
      width={240}
      target={
        <Button size="sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
          Exporter
        </Button>
      }
    >
      {Object.entries(formats)
        .filter(([format]) => format !== 'google_ads_editor' || forGoogle)
        .map(([format, label]) => (
          <Menu.Item key={format} onClick={() => handOver(format as Format)}>
            {label}
          </Menu.Item>
        ))}
    </ActMenu>
  );
}
