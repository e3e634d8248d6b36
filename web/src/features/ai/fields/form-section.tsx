import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhone } from '../../../lib/use-phone.ts';
import classes from './fields.module.css';

type Props = {
  title: string;
  about?: string;
  /** What the keys do: nothing to know on a phone. */
  keys?: string;
  /** What stands in it, for a phone: there it is folded under this. */
  folded?: string;
  children: ReactNode;
};

/** A part of a long form, with what it is for. */
export function FormSection({ title, about, keys, folded, children }: Props) {
  const phone = usePhone();
  const fields = <div className={classes.fields}>{children}</div>;
  return (
    <section aria-label={title} className={classes.section}>
      <div className={classes.about}>
        <Title order={2} fz="1rem">
          {title}
        </Title>
        {about && (
          <Text size="sm" c="dimmed" component="p">
            {about} {keys && <span className={classes.keys}>{keys}</span>}
          </Text>
        )}
      </div>
      {phone && folded ? (
        <details>
          <summary className={classes.folded}>{folded}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </section>
  );
}
