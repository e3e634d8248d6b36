import { Notifications } from '@mantine/notifications';

/** Where notices come up, over whichever page. */
export const Notices = () => <Notifications position="bottom-right" />;
