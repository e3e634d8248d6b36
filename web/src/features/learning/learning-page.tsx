import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { Deferred } from '../../lib/lazy-page.tsx';
import { tabs } from './tabs.ts';

const tabName = 'onglet';

/** What one's own ads did, and what they teach; which tab is open is in the address, and leaves there nothing of the others. */
export function LearningPage() {
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ slug }) => slug === params.get(tabName)) ?? tabs[0];
  return (
    <TabsOrSelect
      label="IA Apprentissage"
      choices={tabs}
      open={open.slug}
      onChoose={(slug) =>
        setParams(slug && slug !== tabs[0].slug ? { [tabName]: slug } : {}, { preventScrollReset: true })
      }
    >
      <Suspense fallback={<PageSpinner />}>
        <Deferred key={open.slug} page={open} />
      </Suspense>
    </TabsOrSelect>
  );
}
