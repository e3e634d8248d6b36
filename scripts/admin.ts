import { envSchema } from '../functions/platform/env-schema.ts';
import { readSettings } from '../infra/config.ts';
import { normalizeEmail } from '../shared/kernel/email.ts';

const [typed = '', flag, stage] = process.argv.slice(2);
const email = normalizeEmail(typed);

if (!email || flag !== '--stage' || !stage) {
  console.error('Usage: npm run admin -- <email> --stage <name>');
  process.exit(1);
}

// The act needs the table alone; the rest of the functions' environment is not used here.
const required = Object.entries(envSchema.shape).filter(([, { safeParse }]) => !safeParse(undefined).success);
Object.assign(process.env, {
  ...Object.fromEntries(required.map(([name]) => [name, 'https://unused.example'])),
  STAGE: stage,
  VERSION: 'console',
  TABLE_NAME: process.env.TABLE_NAME ?? `reclame-${stage}`,
});
try {
  process.env.AWS_REGION = readSettings(stage).region;
  const { makeAdministrator } = await import('../functions/auth/account/make-administrator.ts');
  await makeAdministrator(email);
  console.log(`${email} is an administrator of ${stage}.`);
} catch (error) {
  console.error(error instanceof Error && error.message ? `${email}: ${error.message}` : error);
  process.exit(1);
}
