import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { confirmationIn, paths } from '../../../../shared/page-paths.ts';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { say } from '../../components/undo-toast.tsx';
import { sayRefused } from '../../lib/notices.ts';
import { confirmAddress, confirmationTexts } from './confirm-address.ts';

/** The link of a welcome mail, opened by who is signed in: said over the page that it leads to. */
export function ConfirmSignedIn() {
  const [search] = useSearchParams();
  const token = confirmationIn(search) ?? '';
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    void confirmAddress(token).then((answer) => {
      if (left) return;
      const { title, more } = confirmationTexts[answer];
      if (more === null) say(title);
      else sayRefused(title, more);
      void navigate(paths.home, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [token, navigate]);
  return <PageSpinner />;
}
