import { forgetAttempts, type Limit } from '../../platform/throttle/throttle.ts';

export const failedLogins: Limit = { name: 'login-email', max: 10, windowSeconds: 15 * 60 };

export const forgetFailedLogins = (email: string) => forgetAttempts(failedLogins, email);
