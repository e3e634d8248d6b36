import { normalizeEmail } from '../shared/rules/email.ts';

const [typed = '', flag, stage] = process.argv.slice(2);
const email = normalizeEmail(typed);

if (!email || flag !== '--stage' || !stage) {
  console.error('Usage: npm run admin -- <email> --stage <name>');
  process.exit(1);
}

// The act needs the table alone; the rest of the functions' environment is not used here.
Object.assign(process.env, {
  STAGE: stage,
  VERSION: 'console',
  TABLE_NAME: process.env.TABLE_NAME ?? `reclame-${stage}`,
  AUTH_SECRET_ID: 'unused',
  ORIGIN_SECRET_ID: 'unused',
  APP_URL: 'https://unused.example',
  MAIL_FROM: 'unused',
  MAILS_QUEUE_URL: 'unused',
});
const { makeAdministrator } = await import('../functions/auth/administrator.domain.ts');
try {
  await makeAdministrator(email);
  console.log(`${email} is an administrator of ${stage}.`);
} catch (error) {
  console.error(error instanceof Error && error.message ? `${email}: ${error.message}` : error);
  process.exit(1);
}
