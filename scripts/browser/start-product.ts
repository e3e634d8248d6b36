import type { TestProject } from 'vitest/node';
import { startProduct } from '../local/product.ts';
import { chromiumPath } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

/** The browser, unpacked once, and the whole product, started once as `npm start` starts it. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  await chromiumPath();
  const product = await startProduct();
  provide('url', product.url);
  return () => product.stop();
}
