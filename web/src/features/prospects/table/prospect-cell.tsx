import type { ReactNode } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { isNamedByCompany } from '../../../../../shared/prospects/prospect-name.ts';
import { prospectSources } from '../../../../../shared/prospects/prospects.rules.ts';
import { CampaignName } from '../../../components/campaign-name.tsx';
import classes from '../../../components/list-table.module.css';
import { formatMoney } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import type { ColumnId, ShownColumn } from '../columns.ts';
import { customWords } from '../custom-fields/custom-text.ts';
import { ScoreRing } from '../score-ring.tsx';
import { StatusMenu } from '../status-menu.tsx';
import { ClientMenu, OwnerMenu } from '../whose-menus.tsx';
import { NextActionCell } from './next-action-cell.tsx';

const nothing = '—';

const cells: Record<ColumnId, (prospect: Prospect) => ReactNode> = {
  company: (prospect) => !isNamedByCompany(prospect) && <Line text={prospect.company} />,
  score: ({ score, grade }) => (
    <span className={classes.score}>
      <ScoreRing score={score} grade={grade} />
      <span aria-hidden>{grade}</span>
    </span>
  ),
  status: (prospect) => <StatusMenu prospect={prospect} />,
  value: ({ value, currency }) => (value === null ? nothing : formatMoney(value, currency)),
  nextAction: (prospect) => <NextActionCell prospect={prospect} />,
  owner: (prospect) => <OwnerMenu prospect={prospect} />,
  client: (prospect) => <ClientMenu prospect={prospect} />,
  campaign: ({ campaignId }) => (campaignId ? <CampaignName id={campaignId} /> : nothing),
  email: ({ email }) => <Line text={email} />,
  phone: ({ phoneNational }) => <Line text={phoneNational} />,
  city: ({ city }) => <Line text={city} />,
  source: ({ source }) => <Line text={prospectSources[source]} />,
  tags: ({ tags }) => <Line text={tags.join(', ')} />,
  lastActivityAt: ({ lastActivityAt }) => (lastActivityAt ? shortDay(lastActivityAt) : nothing),
  createdAt: ({ createdAt }) => shortDay(createdAt),
};

/** What a column of the table says of a prospect. */
export const cellOf = (column: ShownColumn, prospect: Prospect): ReactNode =>
  column.field ? (
    <Line text={customWords(column.field, prospect.custom[column.field.id])} />
  ) : (
    cells[column.id](prospect)
  );

function Line({ text }: { text: string | null }) {
  return (
    <span className={classes.line} title={text || undefined}>
      {text || nothing}
    </span>
  );
}
