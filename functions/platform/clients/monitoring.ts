import { env } from '../env.ts';
import { log } from '../log.ts';

/** Reports an unexpected error. The monitoring code is loaded only then, and only when there is an address to send to. */
export async function captureError(error: unknown, tags: Record<string, string | undefined>): Promise<void> {
  if (!env.SENTRY_DSN) return;
  try {
    const { report } = await import('./sentry.ts');
    await report(env.SENTRY_DSN, error, { environment: env.STAGE, release: env.RELEASE, tags });
  } catch (failure) {
    log.error('monitoring failed', failure);
  }
}
