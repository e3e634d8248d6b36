import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../../../../../shared/page-paths.ts';
import { getCreator } from '../../../../../shared/ugc/creator.contract.ts';
import { GonePage } from '../../../components/gone-page.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { refusedFor } from '../../../lib/api-error.ts';
import { useNamePage } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { creatorKey } from '../marketplace/use-creators.ts';
import { CreatorHead } from './creator-head.tsx';
import classes from './creator-page.module.css';
import { Portfolio } from './portfolio.tsx';
import { Rates } from './rates.tsx';
import { Reliability } from './reliability.tsx';
import { Results } from './results.tsx';
import { WithUs } from './with-us.tsx';

/** A creator: what they make and ask, what is known of their work, and what the workspace says of them. */
export function CreatorPage() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useSWR(creatorKey(id), () => request(getCreator, { params: { id } }));
  const creator = data?.creator;
  useNamePage(creator?.displayName ?? null);
  if (refusedFor(error, 'not_found'))
    return <GonePage thing="Ce profil" to={paths.ugcMarketplace} all="Voir la marketplace" />;
  if (!creator)
    return error ? (
      <LoadFailure what="Ce créateur" error={error} onRetry={() => void mutate()} />
    ) : (
      <Stack aria-hidden>
        <Skeleton height={120} radius="lg" />
        <Skeleton height={360} radius="lg" />
      </Stack>
    );
  return (
    <div className={classes.page}>
      <CreatorHead creator={creator} />
      <div className={classes.main}>
        <Portfolio creator={creator} />
      </div>
      <div className={classes.side}>
        <Rates creator={creator} />
        <Results creator={creator} />
        <Reliability creator={creator} />
        <WithUs creator={creator} />
      </div>
    </div>
  );
}
