import { VisuallyHidden } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../shared/prospects/prospect-name.ts';
import { rowAttribute } from '../../lib/use-row-keys.ts';
import { changed, useUrlState } from '../../lib/use-url-state.ts';
import { urlNames } from './prospects-query.ts';

/** The name of a prospect, which opens it. */
export function ProspectLink({ prospect, className }: { prospect: Prospect; className: string | undefined }) {
  const { params } = useUrlState();
  const opened = params.get(urlNames.prospect) === prospect.id;
  return (
    <>
      <Link
        to={{ search: `?${changed(params, { [urlNames.prospect]: prospect.id })}` }}
        preventScrollReset
        className={className}
        aria-current={opened ? 'true' : undefined}
        {...{ [rowAttribute]: prospect.id }}
      >
        {prospectName(prospect)}
      </Link>
      {prospect.doNotContact && (
        <span title="Ne pas contacter">
          <IconBan size={15} stroke={1.9} color="var(--mantine-color-accent-text)" aria-hidden />
          <VisuallyHidden>Ne pas contacter</VisuallyHidden>
        </span>
      )}
    </>
  );
}
