import { notifications } from '@mantine/notifications';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { downloadCsv, downloadFile } from '../lib/download.ts';
import { sayRefused } from '../lib/notices.ts';
import { say } from './undo-toast.tsx';

/** Hands over an export as a file of today: the answer itself, or the one it points to when it is too long. */
export async function handOverExport(name: string, read: () => Promise<string | { url: string }>): Promise<void> {
  const id = notifications.show({
    role: 'status',
    loading: true,
    autoClose: false,
    message: 'Préparation de l’export…',
  });
  try {
    const fileName = `${name}-${parisDay()}.csv`;
    const file = await read();
    if (typeof file === 'string') downloadCsv(fileName, file);
    else downloadFile(fileName, file.url);
    say('Export prêt');
  } catch (error) {
    sayRefused('L’export n’a pas pu être préparé', error);
  } finally {
    notifications.hide(id);
  }
}
