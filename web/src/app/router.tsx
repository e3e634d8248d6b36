import { Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { confirmationIn, invitationIn, paths, staticDocuments } from '../../../shared/page-paths.ts';
import { PageSpinner } from '../components/page-spinner.tsx';
import { browser } from '../lib/browser.ts';
import { Deferred, type LazyPage, lazyPage } from '../lib/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Invited } from './home.tsx';
import { shell } from './lazy-shell.ts';
import { PageView } from './page-view.tsx';
import { openPages, signedInPages, signedOutPages } from './pages.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';

/** Signed in or not is known at start-up and changes only with the document. */
export function Router({ signedIn }: { signedIn: boolean }) {
  return (
    // Without transitions a page that is loading shows its spinner instead of the page before.
    <BrowserRouter useTransitions={false}>{signedIn ? <SignedInRoutes /> : <SignedOutRoutes />}</BrowserRouter>
  );
}

function SignedOutRoutes() {
  return (
    <Routes>
      <Route element={<SignedOutLayout />}>
        {[...signedOutPages, ...openPages].map((page) => (
          <Route key={page.path} path={page.path} element={<PageView page={page} />} />
        ))}
      </Route>
      {staticDocuments.map((path) => (
        <Route key={path} path={path} element={<DocumentRoute otherwise={paths.login} />} />
      ))}
      <Route path="*" element={<Navigate to={paths.login} replace />} />
    </Routes>
  );
}

function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<Loaded page={shell} />}>
        {Object.values(signedInPages).map((page) => (
          <Route key={page.path} path={page.path} element={<PageView page={page} />} />
        ))}
      </Route>
      <Route element={<SignedOutLayout />}>
        {openPages.map((page) => (
          <Route key={page.path} path={page.path} element={<PageView page={page} />} />
        ))}
      </Route>
      <Route path={paths.login} element={<SignedInAlready />} />
      {staticDocuments.map((path) => (
        <Route key={path} path={path} element={<DocumentRoute otherwise={paths.home} />} />
      ))}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

/** What is loaded when it is needed, with its spinner and its failure. */
function Loaded({ page }: { page: LazyPage }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSpinner />}>
        <Deferred page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** There is nothing to sign in to, but the links of a welcome mail and of an invitation lead here too. */
function SignedInAlready() {
  const [search] = useSearchParams();
  const invitation = invitationIn(search);
  if (invitation) return <Navigate to={paths.home} replace state={{ invitation } satisfies Invited} />;
  if (confirmationIn(search) === null) return <Navigate to={paths.home} replace />;
  return <Loaded page={confirmSignedIn} />;
}

const confirmSignedIn = lazyPage(async () => (await import('../features/auth/confirm-signed-in.tsx')).ConfirmSignedIn);

const startedAt = window.location.pathname;

/** Fetches the static document; when the server gave the application in its place, there is none to fetch. */
function DocumentRoute({ otherwise }: { otherwise: string }) {
  const { pathname, search, hash } = useLocation();
  const served = pathname !== startedAt;
  useEffect(() => {
    if (served) browser.goTo(`${pathname}${search}${hash}`);
  }, [served, pathname, search, hash]);
  return served ? <PageSpinner /> : <Navigate to={otherwise} replace />;
}
