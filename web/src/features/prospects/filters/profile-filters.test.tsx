import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { searchProspects } from '../../../../../shared/prospects/prospect.contract.ts';
import { listProspectViews } from '../../../../../shared/prospects/views.contract.ts';
import { stubSizes } from '../../../testing/boards.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aProspect, serveProspects } from '../../../testing/prospects.ts';
import { showProspects } from '../testing/show-prospects.tsx';

test('what an address asks for of a profile is sought, and each part can be taken away', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 });
  stubSizes();
  const api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
  serveProspects(api, [aProspect('1', { lastName: 'Martin' })]);
  showProspects('/prospects?industry=fashion&jobLevel=executive');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtres (2)' }));
  const sought = () => `${api.calls(searchProspects).at(-1)?.url.searchParams}`;
  await waitFor(() => expect(sought()).toContain('industry=fashion&jobLevel=executive'));
  await userEvent.click(await screen.findByRole('button', { name: /^Secteur\s: Mode & bijoux/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/prospects?jobLevel=executive'));
});
