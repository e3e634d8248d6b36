import { lazyPage } from '../lib/lazy-page.tsx';

export const shell = lazyPage(async () => (await import('./shell/shell.tsx')).Shell);
