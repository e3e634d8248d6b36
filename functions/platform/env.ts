import { type Env, envSchema } from './env-schema.ts';

/** The environment, checked once at cold start. Nothing else reads process.env. */
export const env = envSchema.parse(process.env) as unknown as Env;
