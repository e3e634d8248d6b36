import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, pageBudgets } from './scripts/page-chunks.ts';
import { pageRoutes } from './scripts/page-routes.ts';
import { staticDocuments } from './shared/page-paths.ts';
import { webConfigPath } from './shared/web-config.ts';

/** `npm start`, which answers in development for what Vite does not build. */
const product = `http://localhost:${process.env.PORT ?? 3000}`;
const served = ['/api', '/_local', webConfigPath, ...staticDocuments, '/assets'];

export default defineConfig({
  root: 'web',
  plugins: [pageRoutes, react(), pageBudgets],
  build: {
    // The content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    // For the monitoring alone: no script names them, and no stage serves them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, product])) },
});
