import { notifications } from '@mantine/notifications';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { exportProspects } from '../../../../shared/prospects/prospect.contract.ts';
import { say } from '../../components/undo-toast.tsx';
import { downloadCsv, downloadFile } from '../../lib/download.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { queryOf } from './prospects-query.ts';

/** Hands over the prospects of a search as a file: the answer itself, or the one it points to when it is too long. */
export async function exportFound(asked: string): Promise<void> {
  const id = notifications.show({
    role: 'status',
    loading: true,
    autoClose: false,
    message: 'Préparation de l’export…',
  });
  try {
    const name = `prospects-${parisDay()}.csv`;
    const file = await request(exportProspects, { query: queryOf(asked, new Date()) });
    if (typeof file === 'string') downloadCsv(name, file);
    else downloadFile(name, file.url);
    say('Export prêt');
  } catch (error) {
    sayRefused('L’export n’a pas pu être préparé', error);
  } finally {
    notifications.hide(id);
  }
}
