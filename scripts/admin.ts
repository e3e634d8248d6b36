import { envSchema } from '../functions/platform/env-schema.ts';
import { readSettings, tableOf } from '../infra/config.ts';
import { normalizeEmail } from '../shared/kernel/email.ts';

const [typed = '', flag, stage, act] = process.argv.slice(2);
const email = normalizeEmail(typed);
const resets = act === '--reset-second-factor';

if (!email || flag !== '--stage' || !stage || (act !== undefined && !resets)) {
  console.error('Usage: npm run admin -- <email> --stage <name> [--reset-second-factor]');
  process.exit(1);
}

try {
  const settings = readSettings(stage);
  const { region, domain, mailSender } = settings;
  // The acts need the table, and one of them mails; the rest of the functions' environment is not used here.
  const required = Object.entries(envSchema.shape).filter(([, { safeParse }]) => !safeParse(undefined).success);
  Object.assign(process.env, {
    ...Object.fromEntries(required.map(([name]) => [name, 'https://unused.example'])),
    STAGE: stage,
    RELEASE: 'console',
    TABLE_NAME: process.env.TABLE_NAME ?? tableOf(stage, settings),
    APP_URL: `https://${domain}`,
    MAIL_FROM: mailSender,
    AWS_REGION: region,
  });
  if (resets) {
    const { resetSecondFactor } = await import('../functions/auth/second-factor/reset-second-factor.ts');
    await resetSecondFactor(email);
    console.log(`${email} signs in to ${stage} by password alone, and was told so by mail.`);
  } else {
    const { makeAdministrator } = await import('../functions/auth/account/make-administrator.ts');
    await makeAdministrator(email);
    console.log(`${email} is an administrator of ${stage}.`);
  }
} catch (error) {
  console.error(error instanceof Error && error.message ? `${email}: ${error.message}` : error);
  process.exit(1);
}
