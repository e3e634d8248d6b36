import { ActionIcon, Anchor, Button, Menu, Text } from '@mantine/core';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Report } from '../../../../../shared/analytics/reports.contract.ts';
import { reportLimits } from '../../../../../shared/analytics/reports.rules.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import framed from '../../../components/framed-list.module.css';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/format.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { NewReportDialog } from './new-report-dialog.tsx';
import { NoReport } from './no-report.tsx';
import { periodText, reportParam, scheduleText } from './report-words.ts';
import classes from './reports.module.css';
import { addReport, useReports } from './use-reports.ts';

/** In the address, while a report is being made: with what it begins. */
const creating = 'nouveau';

/** Every report with whom it is for, which days it tells and when it leaves. */
export function ReportList() {
  const { reports, pages, error, reload, more, readingMore, remove } = useReports();
  const { params, change } = useUrlState();
  const may = useMay();
  const [isNew, dialog] = useOpened(creating);
  const made = useRef<string>(undefined);
  const open = (id: string) => change({ [reportParam]: id, [creating]: null });

  async function duplicate(report: Report) {
    try {
      open((await addReport(copyOf(report))).id);
    } catch (problem) {
      sayFailed(messageOf(problem, 'Le rapport n’a pas pu être dupliqué'));
    }
  }

  if (!pages) return error ? <LoadFailure what="Les rapports" error={error} onRetry={reload} /> : <RowsSkeleton />;
  return (
    <section className={classes.root}>
      {reports.length === 0 ? (
        <NoReport onNew={may('analytics:write') ? (template) => change({ [creating]: template }) : undefined} />
      ) : (
        <>
          {may('analytics:write') && (
            <ListHead
              count={reports.length}
              thing="rapport"
              most={reportLimits.reports}
              act="Nouveau rapport"
              onAct={dialog.open}
            />
          )}
          <ul className={framed.list} aria-label="Rapports">
            {reports.map((report) => (
              <Row
                key={report.id}
                report={report}
                onOpen={() => open(report.id)}
                onDuplicate={may('analytics:write') ? () => duplicate(report) : undefined}
                onRemove={may('analytics:delete') ? () => remove(report) : undefined}
              />
            ))}
          </ul>
          {more && (
            <Button variant="default" mt="sm" onClick={more} aria-disabled={readingMore}>
              {readingMore ? 'Chargement...' : 'Voir la suite'}
            </Button>
          )}
        </>
      )}
      {isNew && may('analytics:write') && (
        <NewReportDialog
          template={params.get(creating)}
          // The address changes once: the report takes the place of the dialog that has made it.
          onClose={() => (made.current ? open(made.current) : dialog.close())}
          onMade={({ id }) => {
            made.current = id;
          }}
        />
      )}
    </section>
  );
}

/** The logo stays with the one that has it; a copy is sent to nobody until someone says so. */
function copyOf({ name, clientId, filters, period, compare, currency, convertTo, blocks, branding }: Report) {
  const { logo: _, ...brand } = branding;
  return {
    ...{ name: `${name} (copie)`.slice(0, 100), filters, period, compare, currency, convertTo },
    ...(clientId && { clientId }),
    blocks: blocks.map(({ id: __, title, ...block }) => ({ ...block, ...(title && { title }) })),
    branding: Object.fromEntries(Object.entries(brand).filter(([, value]) => value !== null)),
  };
}

type RowProps = {
  report: Report;
  onOpen: () => void;
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

function Row({ report, onOpen, onDuplicate, onRemove }: RowProps) {
  const clients = useClientNames().data;
  const client = clients?.find(({ id }) => id === report.clientId)?.name;
  const sent = scheduleText(report.schedule);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Anchor component="button" type="button" className={classes.name} onClick={onOpen}>
          {report.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[client, periodText(report.period)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="sm" className={classes.state}>
        {sent ?? 'Pas d’envoi prévu'}
        {report.shareUrl && ' · partagé par un lien'}
      </Text>
      <Text size="sm" c="dimmed" className={classes.moment}>
        Modifié le {formatDay(report.updatedAt.slice(0, 10))}
      </Text>
      {(onDuplicate || onRemove) && (
        <ActMenu
          target={
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Actions sur ${report.name}`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          {onDuplicate && (
            <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
              Dupliquer
            </Menu.Item>
          )}
          {onRemove && (
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
              Supprimer
            </Menu.Item>
          )}
        </ActMenu>
      )}
    </li>
  );
}
