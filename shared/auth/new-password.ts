import * as z from 'zod';
import { passwordMaxLength, passwordProblem } from './password.ts';

/** A password that someone chooses. */
export const newPassword = z
  .string()
  .max(passwordMaxLength)
  .check((context) => {
    const problem = passwordProblem(context.value);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
  });
