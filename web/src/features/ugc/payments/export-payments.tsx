import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Fragment } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { exportUgcPayments } from '../../../../../shared/ugc/payment.contract.ts';
import { paymentExports } from '../../../../../shared/ugc/payment.rules.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { handOverExport } from '../../../components/hand-over-export.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';

/** For accountants: of this year or the last one. */
export function ExportPayments() {
  const may = useMay();
  if (!may('ugc:export')) return null;
  const thisYear = Number(parisDay().slice(0, 4));
  return (
    <ActMenu
      width={250}
      target={
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} aria-hidden />}>
          Exporter
        </Button>
      }
    >
      {[thisYear, thisYear - 1].map((year) => (
        <Fragment key={year}>
          <Menu.Label>{year}</Menu.Label>
          {keysOf(paymentExports).map((kind) => (
            <Menu.Item
              key={kind}
              onClick={() =>
                handOverExport(`ugc-${kind}-${year}`, () =>
                  request(exportUgcPayments, { query: { kind, year: String(year) } }),
                )
              }
            >
              {paymentExports[kind]} {year}
            </Menu.Item>
          ))}
        </Fragment>
      ))}
    </ActMenu>
  );
}
