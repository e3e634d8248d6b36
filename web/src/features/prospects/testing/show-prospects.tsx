import { Notifications } from '@mantine/notifications';
import { renderPage } from '../../../testing/render-page.tsx';
import { ProspectsPage } from '../prospects-page.tsx';

/** The page of the prospects at an address, with the notices that it gives. */
export const showProspects = (at = '/prospects') =>
  renderPage(
    <>
      <ProspectsPage />
      <Notifications />
    </>,
    at,
  );
