import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../addresses.ts';
import { pageMeta } from '../features/site/page-meta.ts';
import { leave } from '../session.ts';
import type { Route } from './+types/logout.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.logoutTitle,
    description: messages.logoutDescription,
    noindex: true,
  });

/** Opening this page signs the customer out and removes their data from the browser. */
export default function Logout() {
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void leave().then(() => navigate(addresses.home, { replace: true }));
  }, [navigate]);
  return <p role="status">{messages.loggingOut}</p>;
}
