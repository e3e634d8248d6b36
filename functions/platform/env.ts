import { type Env, envSchema } from './env-schema.ts';

/** The environment, checked once at cold start: to compile its schema takes longer. Nothing else reads process.env. */
export const env = envSchema.parse(process.env, { jitless: true }) as unknown as Env;
