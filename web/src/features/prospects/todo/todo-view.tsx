import { Text } from '@mantine/core';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { ListEnd } from '../../../components/list-end.tsx';
import { formatCount } from '../../../lib/format.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { TodoLine } from './todo-line.tsx';
import classes from './todo-view.module.css';

/** What is to be done today and what should have been before, the oldest first. */
export function TodoView({ list }: { list: ProspectListState }) {
  const { prospects, first } = list;
  const due = prospects.filter(({ nextActionAt }) => nextActionAt !== null);
  const today = parisDay();
  const isToday = ({ nextActionAt }: Prospect) => parisDay(new Date(nextActionAt ?? 0)) >= today;
  return (
    <>
      <Group title="En retard" late prospects={due.filter((one) => !isToday(one))} />
      <Group title="Aujourd’hui" prospects={due.filter(isToday)} />
      <ListEnd list={list} shown={prospects.length} total={formatCount(first?.total ?? 0, 'action')} />
    </>
  );
}

type GroupProps = { title: string; prospects: readonly Prospect[]; late?: boolean };

function Group({ title, prospects, late = false }: GroupProps) {
  if (prospects.length === 0) return null;
  return (
    <section className={classes.group} aria-label={title}>
      <Text component="h2" className={classes.title} data-late={late || undefined}>
        {title}
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
