import { notifications } from '@mantine/notifications';
import { usualReasons } from '../../../shared/kernel/errors.ts';
import { ApiError, messageOf, refusedFor } from './api-error.ts';

/** A write that did not take place, and why: what was shown has been taken back. */
export function sayRefused(what: string, why: unknown): void {
  notifications.show({
    title: what,
    message: typeof why === 'string' ? why : sentenceOf(why),
    color: 'accent',
    role: 'alert',
    autoClose: 10_000,
  });
}

function sentenceOf(error: unknown): string {
  const message = messageOf(error, usualReasons.unavailable.message);
  return error instanceof ApiError && error.status >= 500 ? `${message} (référence ${error.requestId})` : message;
}

export const isConflict = (error: unknown): boolean => refusedFor(error, 'conflict');

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
