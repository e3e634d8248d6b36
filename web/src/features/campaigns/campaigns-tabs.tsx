import { Suspense } from 'react';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { Deferred } from '../../lib/lazy-page.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { CampaignsListPage } from './campaigns-list-page.tsx';
import classes from './campaigns-page.module.css';
import { urlNames } from './campaigns-query.ts';
import { ListSkeleton } from './list/list-view.tsx';
import { tabs as others } from './tabs.ts';

const list = { slug: 'campagnes', label: 'Campagnes' };

/** The campaigns, and what stands beside them; which one is open is in the address. */
export function CampaignsTabs({ tabs = others }: { tabs?: typeof others }) {
  const { params, change } = useUrlState();
  const open = tabs.find(({ slug }) => slug === params.get(urlNames.tab));
  return (
    <div className={classes.frame}>
      <TabsOrSelect
        label="Campagnes"
        choices={[list, ...tabs]}
        open={(open ?? list).slug}
        onChoose={(slug) => change({ [urlNames.tab]: slug === list.slug ? null : slug })}
      >
        {open ? (
          <Suspense fallback={<ListSkeleton />}>
            <Deferred key={open.slug} page={open} />
          </Suspense>
        ) : (
          <CampaignsListPage />
        )}
      </TabsOrSelect>
    </div>
  );
}
