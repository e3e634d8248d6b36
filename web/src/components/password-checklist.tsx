import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { passwordRules } from '../../../shared/auth/password.ts';
import { later } from '../lib/later.tsx';
import classes from './password-checklist.module.css';

const PasswordWarning = later(async () => (await import('./password-warning.tsx')).PasswordWarning);

type Props = {
  password: string;
  /** Names that whoever knows the person would try. */
  own?: readonly string[];
};

/** The rules of a password, ticked as they are met, then what is to be said of one that meets them. */
export function PasswordChecklist({ password, own = [] }: Props) {
  const isLetThrough = passwordRules.every(({ holds }) => holds(password));
  return (
    <>
      <ul className={classes.root} aria-label="Règles à respecter">
        {passwordRules.map(({ listed, holds }) => {
          const held = holds(password);
          return (
            <li key={listed} className={classes.rule} data-held={held || undefined}>
              {held ? <IconCheck size={16} stroke={2.5} aria-hidden /> : <IconPoint size={16} aria-hidden />}
              <span>{listed}</span>
              <VisuallyHidden>{held ? ' (respecté)' : ' (à respecter)'}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      {isLetThrough && <PasswordWarning password={password} own={own} />}
    </>
  );
}
