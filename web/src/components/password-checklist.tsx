import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { passwordRules } from '../../../shared/auth/password.ts';
import classes from './password-checklist.module.css';

/** The rules of a password, ticked as they are met. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={classes.root} aria-label="Règles à respecter">
      {passwordRules.map(({ label, holds }) => {
        const held = holds(password);
        return (
          <li key={label} className={classes.rule} data-held={held || undefined}>
            {held ? <IconCheck size={16} stroke={2.5} aria-hidden /> : <IconPoint size={16} aria-hidden />}
            <span>{label}</span>
            <VisuallyHidden>{held ? ' (respecté)' : ' (à respecter)'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
