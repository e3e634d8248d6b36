import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Fragment } from 'react';
import { exportAnalytics } from '../../../../shared/analytics/exports.contract.ts';
import type { ExportLocale } from '../../../../shared/campaigns/export-columns.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import { handOverExport } from '../../components/hand-over-export.ts';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { usePhone } from '../../lib/use-phone.ts';

type Query = Omit<RouteInput<typeof exportAnalytics>['query'], 'locale'>;

const spreadsheets: Record<ExportLocale, string> = { fr: 'Pour un tableur français', en: 'Pour un tableur anglais' };

type Props = { choices: readonly { label: string; query: Query }[] };

/** Hands over what a tab shows, whole, as a file. */
export function ExportMenu({ choices }: Props) {
  const may = useMay();
  const phone = usePhone();
  if (!may('analytics:export')) return null;
  return (
    <ActMenu
      width={250}
      target={
        phone ? (
          <ActionIcon variant="default" size={36} aria-label="Exporter">
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <Button variant="default" size="sm" leftSection={<IconDownload size={16} aria-hidden />}>
            Exporter
          </Button>
        )
      }
    >
      <ExportItems choices={choices} />
    </ActMenu>
  );
}

/** The same among the entries of another menu. */
export function ExportItems({ choices }: Props) {
  const may = useMay();
  if (!may('analytics:export')) return null;
  const hand = (query: Query, locale: ExportLocale) =>
    handOverExport(`analytics-${query.of}`, () => request(exportAnalytics, { query: { ...query, locale } }));
  return (['fr', 'en'] as const).map((locale) => (
    <Fragment key={locale}>
      <Menu.Label>{spreadsheets[locale]}</Menu.Label>
      {choices.map(({ label, query }) => (
        <Menu.Item key={label} onClick={() => hand(query, locale)}>
          {label}
        </Menu.Item>
      ))}
    </Fragment>
  ));
}
