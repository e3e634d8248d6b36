import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots } from '@tabler/icons-react';
import type { BreakdownSort } from '../../../../../shared/analytics/figures.contract.ts';
import type { PartName } from '../../../../../shared/analytics/parts.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { say, sayFailed } from '../../../components/undo-toast.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from '../analytics.module.css';
import { ExportItems, ExportMenu } from '../export-menu.tsx';
import type { Breakdown, moneyOf } from '../use-analytics.ts';
import { AddToReport, AddToReportItems } from './add-to-report.tsx';
import { type MeasureId, partLabel } from './explorer-names.ts';

type Props = {
  breakdown: Breakdown;
  measures: readonly MeasureId[];
  query: ReturnType<typeof moneyOf> & { by: PartName[]; sort: BreakdownSort };
  phone: boolean;
};

/** How the table leaves: three buttons, or one menu where there is no room for them. */
export function ExplorerActs({ breakdown, measures, query, phone }: Props) {
  const text = tableText(breakdown, measures);
  const exported = [{ label: 'Toutes les lignes', query: { ...query, of: 'breakdown' as const } }];
  const shown = { by: query.by, measures };
  if (phone) return <FoldedActs text={text} exported={exported} shown={shown} />;
  return (
    <div className={classes.acts}>
      <CopyTable text={text} />
      <AddToReport {...shown} />
      <ExportMenu choices={exported} />
    </div>
  );
}

function CopyTable({ text }: { text: string }) {
  return <CopyButton clipboard={useCopy(text)} variant="default" size="sm" aria-label="Copier le tableau" />;
}

type Folded = {
  text: string;
  exported: Parameters<typeof ExportMenu>[0]['choices'];
  shown: Parameters<typeof AddToReport>[0];
};

function FoldedActs({ text, exported, shown }: Folded) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Tableau copié'),
      () => sayFailed('Le tableau n’a pas pu être copié'),
    );
  return (
    <ActMenu
      width={260}
      target={
        <ActionIcon variant="default" size={36} aria-label="Autres actions">
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
        Copier le tableau
      </Menu.Item>
      <AddToReportItems {...shown} />
      <ExportItems choices={exported} />
    </ActMenu>
  );
}

/** The rows as a spreadsheet takes them: what was not measured stays empty. */
function tableText({ items }: Breakdown, measures: readonly MeasureId[]): string {
  const [first] = items;
  const number = new Intl.NumberFormat('fr-FR', { useGrouping: false, maximumFractionDigits: 6 });
  const lines = [
    [...(first?.keys.map(({ by }) => partLabel(by)) ?? []), ...measures.map((id) => metricLabels[id])],
    ...items.map(({ keys, totals, ratios }) => [
      ...keys.map(({ label }) => label.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+\-@])/, "'")),
      ...measures.map((id) => {
        const value = id in ratios ? ratios[id as keyof typeof ratios].value : totals[id as keyof typeof totals];
        return value === null ? '' : number.format(value);
      }),
    ]),
  ];
  return lines.map((cells) => cells.join('\t')).join('\n');
}
