import './mantine-learning.css';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { Deferred } from '../../lib/lazy-page.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { learningNames, noneOfTab } from './learning-url.ts';
import { tabs } from './tabs.ts';

/** What one's own ads did, and what they teach; which tab is open is in the address. */
export function LearningPage() {
  const { params, change } = useUrlState();
  const open = tabs.find(({ slug }) => slug === params.get(learningNames.tab)) ?? tabs[0];
  return (
    <TabsOrSelect
      label="IA Apprentissage"
      choices={tabs}
      open={open.slug}
      onChoose={(slug) => change({ ...noneOfTab, [learningNames.tab]: slug === tabs[0].slug ? null : slug })}
    >
      <Suspense fallback={<Skeleton height={420} radius="lg" role="status" aria-label="Chargement" />}>
        <Deferred key={open.slug} page={open} />
      </Suspense>
    </TabsOrSelect>
  );
}
