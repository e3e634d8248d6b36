import { type MenuProps, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { ActMenu } from './act-menu.tsx';
import editClasses from './edit-in-place.module.css';
import classes from './row-menu.module.css';

type Props = Pick<MenuProps, 'width'> & {
  /** What it shows, and what opens it. */
  shown: ReactNode;
  label: string;
  title?: string;
  /** Beside how what is changed in place looks. */
  className?: string | undefined;
  bare?: boolean | undefined;
  /** It shows initials or a logo, which are not in its label. */
  signs?: boolean;
  /** Its entries, or whatever it opens. */
  children?: ReactNode;
  opens?: ReactNode;
};

/**
 * What is changed where it stands in a row of a long list. What draws a menu is a third of a row, and comes with the first
 * press: rows are many while one scrolls, and one of their menus is opened.
 */
export function RowMenu({ shown, label, title, className = '', bare, signs = false, children, ...menu }: Props) {
  const [opened, setOpened] = useState(false);
  // The press that closes it as one outside of it would open it again.
  const wasOpened = useRef(false);
  return (
    <span className={classes.root}>
      <UnstyledButton
        className={`${editClasses.edit} ${className}`}
        aria-label={signs ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={opened}
        title={title}
        data-bare={bare || undefined}
        onPointerDown={() => {
          wasOpened.current = opened;
        }}
        onClick={() => {
          setOpened(!wasOpened.current);
          wasOpened.current = false;
        }}
      >
        {signs && <VisuallyHidden>{label}</VisuallyHidden>}
        {signs ? (
          <span aria-hidden className={classes.shown}>
            {shown}
          </span>
        ) : (
          shown
        )}
      </UnstyledButton>
      {opened && (
        <ActMenu
          position="bottom-start"
          opened
          onChange={setOpened}
          target={
            <span aria-hidden className={classes.place}>
              <VisuallyHidden>{label}</VisuallyHidden>
            </span>
          }
          {...menu}
        >
          {children}
        </ActMenu>
      )}
    </span>
  );
}
