import './mantine-analytics.css';
import { Suspense } from 'react';
import { StatsSkeleton } from '../../components/stats-skeleton.tsx';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { Deferred } from '../../lib/lazy-page.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './analytics.module.css';
import { urlNames } from './analytics-query.ts';
import { tabs } from './tabs.ts';

/** How the figures of all campaigns went, and what they are made of. */
export function AnalyticsPage() {
  const { params, change } = useUrlState();
  const [first] = tabs;
  const open = tabs.find(({ slug }) => slug === params.get(urlNames.tab)) ?? first;
  return (
    <div className={classes.frame}>
      <TabsOrSelect
        label="Analytics"
        choices={tabs}
        open={open.slug}
        onChoose={(slug) => change({ [urlNames.tab]: slug === first.slug ? null : slug })}
      >
        <Suspense fallback={<StatsSkeleton />}>
          <Deferred key={open.slug} page={open} />
        </Suspense>
      </TabsOrSelect>
    </div>
  );
}
