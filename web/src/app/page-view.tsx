import { Suspense, useEffect } from 'react';
import { productName } from '../../../shared/brand.ts';
import { PageSpinner } from '../components/page-spinner.tsx';
import { Deferred } from '../lib/lazy-page.tsx';
import { usePageName } from '../lib/page-head.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PageEntry } from './pages.tsx';

/** A page in its frame: its title in the tab, its spinner, its failure. */
export function PageView({ page }: { page: PageEntry }) {
  const name = usePageName();
  useEffect(() => {
    document.title = `${name ?? page.title} · ${productName}`;
  }, [page, name]);
  return (
    <ErrorBoundary key={page.path}>
      <Suspense fallback={<PageSpinner />}>
        <Deferred page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}
