import { Text } from '@mantine/core';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { ListEnd } from '../../../components/list-end.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { isOverdue } from '../prospect-labels.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { TodoLine } from './todo-line.tsx';
import classes from './todo-view.module.css';

/** What is to be done today and what should have been before, the oldest first. */
export function TodoView({ list }: { list: ProspectListState }) {
  const { prospects, first } = list;
  const due = prospects.filter(({ nextActionAt }) => nextActionAt !== null);
  const now = new Date();
  const [late, ofToday] = [due.filter((one) => isOverdue(one, now)), due.filter((one) => !isOverdue(one, now))];
  const total = first?.total ?? 0;
  // The late ones come first: of a list read in part they are counted once one of today is there.
  const lateCount = ofToday.length > 0 || !list.more.exists ? late.length : null;
  return (
    <>
      <Group title="En retard" late count={lateCount} prospects={late} />
      <Group title="Aujourd’hui" count={total - late.length} prospects={ofToday} />
      <ListEnd list={list} shown={prospects.length} total={formatCount(total, 'action')} />
    </>
  );
}

type GroupProps = {
  title: string;
  prospects: readonly Prospect[];
  /** Nothing while it is not known. */
  count: number | null;
  late?: boolean;
};

function Group({ title, prospects, count, late = false }: GroupProps) {
  if (prospects.length === 0) return null;
  return (
    <section className={classes.group} aria-label={title}>
      <Text component="h2" className={classes.title} data-late={late || undefined}>
        {title}
        {count !== null && <span className={classes.count}>{formatNumber(count)}</span>}
      </Text>
      <ul className={classes.list}>
        {prospects.map((prospect) => (
          <li key={prospect.id} className={classes.line}>
            <TodoLine prospect={prospect} late={late} />
          </li>
        ))}
      </ul>
    </section>
  );
}
