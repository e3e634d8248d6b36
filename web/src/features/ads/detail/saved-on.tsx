import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { checkSavedAd } from '../../../../../shared/boards/card.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { request } from '../../../lib/request.ts';

/** The boards that the ad is on. Says nothing when it is on none, or when nobody can tell. */
export function SavedOn({ ad }: { ad: Ad }) {
  const { data } = useSWR([checkSavedAd.operation, ad.id], () => request(checkSavedAd, { params: { id: ad.id } }));
  if (!data?.saved) return null;
  return (
    <Text size="sm" c="dimmed">
      Enregistrée sur{' '}
      {data.savedAds.map(({ id, boardId, boardName }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Anchor component={Link} to={paths.board(boardId)} inherit underline="always">
            {boardName}
          </Anchor>
        </Fragment>
      ))}
    </Text>
  );
}
