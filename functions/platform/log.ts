import { causeNow } from './cause.ts';
import { env } from './env.ts';

const levels = ['info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

/** One JSON line. Values of people (e-mails, names, tokens) are never handed to it. */
function write(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  if (levels.indexOf(level) < levels.indexOf(env.LOG_LEVEL)) return;
  const line = { level, time: new Date().toISOString(), message, requestId: causeNow(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export const log = {
  info: (message: string, fields?: Record<string, unknown>) => write('info', message, fields),
  warn: (message: string, fields?: Record<string, unknown>) => write('warn', message, fields),
  error: (message: string, error: unknown, fields?: Record<string, unknown>) =>
    write('error', message, { ...fields, error: describe(error) }),
};

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return { name: error.name, message: error.message, stack: error.stack, cause: error.cause && describe(error.cause) };
}
