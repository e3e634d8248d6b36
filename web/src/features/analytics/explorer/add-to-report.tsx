import { Button, Menu } from '@mantine/core';
import { IconReport } from '@tabler/icons-react';
import useSWR from 'swr';
import type { PartName } from '../../../../../shared/analytics/parts.ts';
import { getReport, listReports, type Report, updateReport } from '../../../../../shared/analytics/reports.contract.ts';
import { reportLimits, reportParts } from '../../../../../shared/analytics/reports.rules.ts';
import { deltaNames } from '../../../../../shared/campaigns/delta-names.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { sayDone, sayFailed } from '../../../components/undo-toast.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { bodyOf, draftOf } from '../reports/editor/draft.ts';
import type { MeasureId } from './explorer-names.ts';

type Props = { by: readonly PartName[]; measures: readonly MeasureId[] };
type ReportPart = keyof typeof reportParts;

/** Puts what the table shows at the end of a report; nothing where reports cannot take figures apart so. */
export function AddToReport(shown: Props) {
  const may = useMay();
  const block = blockOf(shown);
  if (!may('analytics:write') || !block) return null;
  return (
    <ActMenu
      width={260}
      target={
        <Button variant="default" size="sm" leftSection={<IconReport size={16} aria-hidden />}>
          Ajouter à un rapport
        </Button>
      }
    >
      <Reports block={block} />
    </ActMenu>
  );
}

/** The same among the entries of another menu. */
export function AddToReportItems(shown: Props) {
  const may = useMay();
  const block = blockOf(shown);
  if (!may('analytics:write') || !block) return null;
  return (
    <>
      <Menu.Label>Ajouter à un rapport</Menu.Label>
      <Reports block={block} />
    </>
  );
}

/** The entries of a menu are there once it is open. */
function Reports({ block }: { block: NonNullable<ReturnType<typeof blockOf>> }) {
  const { data } = useSWR([listReports.operation, 'menu'], () =>
    request(listReports, { query: { limit: String(reportLimits.reports) } }),
  );
  return (
    <>
      {data?.items.map((report) => (
        <Menu.Item key={report.id} onClick={() => add(report, block)}>
          {report.name}
        </Menu.Item>
      ))}
      {data?.items.length === 0 && <Menu.Label>Créez d’abord un rapport dans l’onglet Rapports.</Menu.Label>}
      {!data && <Menu.Label>Chargement...</Menu.Label>}
    </>
  );
}

function blockOf({ by: [part, second], measures }: Props) {
  if (second || !isReportPart(part)) return null;
  const chosen = deltaNames.filter((name) => (measures as readonly string[]).includes(name));
  return { type: 'breakdown' as const, by: part, measures: chosen.slice(0, reportLimits.measures) };
}

const isReportPart = (part: PartName | undefined): part is ReportPart =>
  part !== undefined && Object.hasOwn(reportParts, part);

type Block = Parameters<typeof bodyOf>[0]['blocks'][number];

async function add({ id }: Report, block: Omit<Extract<Block, { type: 'breakdown' }>, 'key'>): Promise<void> {
  try {
    // As it is now: someone may have written it since the list was read.
    const { report } = await request(getReport, { params: { id } });
    const body = bodyOf(draftOf(report));
    const blocks = [...body.blocks, block];
    const saved = await request(updateReport, { params: { id }, body: { blocks, version: report.version } });
    sayDone({ message: `Ajouté à « ${report.name} »`, undo: () => takeBack(saved.report, report) });
  } catch (error) {
    const detail = error instanceof ApiError ? error.details[0]?.message : undefined;
    sayFailed(detail ?? messageOf(error, 'Le bloc n’a pas pu être ajouté'));
  }
}

async function takeBack({ id, version }: Report, before: Report): Promise<void> {
  try {
    await request(updateReport, { params: { id }, body: { blocks: bodyOf(draftOf(before)).blocks, version } });
  } catch (error) {
    sayFailed(messageOf(error, 'Le bloc n’a pas pu être retiré'));
  }
}
