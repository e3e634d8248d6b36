import type { TestProject } from 'vitest/node';
import { startProduct } from '../local/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

/** The whole product, started once for the browser tests as `npm start` starts it. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  provide('url', product.url);
  return () => product.stop();
}
