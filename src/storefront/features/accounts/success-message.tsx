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
  /** Redirects to the login page after 3 seconds, or a signed-in customer to the account. */
  goesTo?: 'login' | 'account';
}

const goals = {
  login: { to: addresses.login(), soon: messages.toLoginSoon, now: messages.toLoginNow },
  account: { to: addresses.account, soon: messages.toAccountSoon, now: messages.toAccountNow },
};

/** The success message of a form. */
export function SuccessMessage({ text, hint, goesTo }: Props) {
  const navigate = useNavigate();
  const goal = goesTo && goals[goesTo];
  useEffect(() => {
    if (!goal) return;
    const timer = setTimeout(() => navigate(goal.to), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [goal, navigate]);

  const explained = goal ? goal.soon : hint;
  return (
    <div role="status">
      <Notice
        tone="good"
        action={
          goal && (
            <ButtonLink appearance="link" to={goal.to}>
              {goal.now}
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
