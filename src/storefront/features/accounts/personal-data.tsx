import { useId, useState } from 'react';
import { personalDataScreens as messages } from '#messages/accounts/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { checkEach, checks } from '../../ui/form-checks.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useForm } from '../../ui/use-form.ts';
import { ErasureObstacles } from './erasure-obstacles.tsx';
import { FormFailure } from './form-failure.tsx';
import {
  exportPersonalData,
  type Obstacle,
  obstaclesIn,
  requestErasing,
} from './personal-data-api.ts';
import { SuccessMessage } from './success-message.tsx';
import './personal-data.css';

/** The customer's data: a file with all of them, and the letter that erases the account. */
export const PersonalData = () => (
  <section className="security-forms" aria-label={messages.title}>
    <ExportForm />
    <EraseForm />
  </section>
);

function ExportForm() {
  const heading = useId();
  const [done, setDone] = useState(false);
  const { form, button, failure } = useForm({
    async send() {
      setDone(false);
      const file = messages.exportFile(new Date().toISOString().slice(0, 10));
      saveFile(await exportPersonalData(), file, 'application/json');
      setDone(true);
    },
  });
  return (
    <form className="account-form" aria-labelledby={heading} {...form}>
      <h2 id={heading}>{messages.exportTitle}</h2>
      <p className="soft">{messages.exportAbout}</p>
      <FormFailure text={messages.exportFailed} reason={failure} />
      {done && <SuccessMessage text={messages.exportDone} />}
      <Button {...button}>{messages.exportSubmit}</Button>
    </form>
  );
}

function EraseForm() {
  const heading = useId();
  const [sent, setSent] = useState(false);
  const [obstacles, setObstacles] = useState<readonly Obstacle[]>([]);
  const { form, field, button, failure, clear } = useForm({
    check: checkEach({ password: checks.required }),
    async send({ password = '' }) {
      setSent(false);
      setObstacles([]);
      try {
        await requestErasing(password);
      } catch (error) {
        setObstacles(obstaclesIn(error));
        throw error;
      }
      clear();
      setSent(true);
    },
  });
  return (
    <form className="account-form" aria-labelledby={heading} {...form}>
      <h2 id={heading}>{messages.eraseTitle}</h2>
      <p className="soft">{messages.eraseAbout}</p>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      {obstacles.length > 0 ? (
        <ErasureObstacles obstacles={obstacles} />
      ) : (
        <FormFailure text={messages.eraseFailed} reason={failure} />
      )}
      {sent && <SuccessMessage text={messages.eraseSent} hint={messages.eraseHint} />}
      <Button {...button}>{messages.eraseSubmit}</Button>
    </form>
  );
}
