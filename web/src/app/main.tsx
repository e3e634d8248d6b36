import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './mantine.css';
import './base.css';
import { startMonitoring } from '../lib/monitoring/start.ts';
import { followOtherTabs, isSignedIn } from '../lib/session.ts';
import { App } from './app.tsx';
import { shell } from './lazy-shell.ts';
import { findPage, openPages, signedInPages, signedOutPages } from './pages.tsx';

const firstPaintPatienceMs = 150;

startMonitoring();

const signedIn = isSignedIn();
followOtherTabs(signedIn);

const root = document.getElementById('root');
if (root) {
  await Promise.race([firstChunks(), new Promise((resolve) => setTimeout(resolve, firstPaintPatienceMs))]);
  createRoot(root).render(
    <StrictMode>
      <App signedIn={signedIn} />
    </StrictMode>,
  );
}

/** The chunks of the first screen: when they come fast, it paints at once without its spinner. */
function firstChunks(): Promise<unknown> {
  const pages = signedIn ? Object.values(signedInPages) : signedOutPages;
  // An address that leads nowhere is sent to the first of them.
  const page = findPage([...pages, ...openPages], window.location.pathname) ?? pages[0];
  return Promise.all([page?.preload(), signedIn && shell.preload()]);
}
