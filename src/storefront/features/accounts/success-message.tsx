import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Spec section 9. */
const REDIRECT_DELAY = 3000;

interface Props {
  text: string;
  hint?: string;
  /** Redirects to the login page after 3 seconds. */
  toLogin?: boolean;
}

/** The success message of a form. */
export function SuccessMessage({ text, hint, toLogin = false }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!toLogin) return;
    const timer = setTimeout(() => navigate(addresses.login()), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [toLogin, navigate]);

  const explained = toLogin ? messages.toLoginSoon : hint;
  return (
    <div role="status">
      <Notice
        tone="good"
        action={
          toLogin && (
            <ButtonLink appearance="link" to={addresses.login()}>
              {messages.toLoginNow}
            </ButtonLink>
          )
        }
      >
        <span>{text}</span>
        {explained && <span> {explained}</span>}
      </Notice>
    </div>
  );
}
