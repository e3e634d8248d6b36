import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm start`, which answers in development for what Vite does not build. */
const product = `http://localhost:${process.env.PORT ?? 3000}`;
const served = ['/api', '/_local', '/config.json', '/landing', '/docs', '/legal', '/partage', '/assets'];

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    // The content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, product])) },
});
