import { staffCalls } from '../../api/endpoints/staff.ts';
import './connect-app.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entryMessages as words } from '#messages/office/entry.ts';
import { call } from '../../api/call-api.ts';
import { useStepUp } from '../../api/step-up.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { CodeField } from './code-field.tsx';

/** An offered secret can be confirmed for ten minutes; after nine a new one is asked for, ms. */
const OFFER_LIFE = 9 * 60_000;

/** Connects an authenticator app: the secret as a QR code and as text, the first code, then the backup codes. */
export function ConnectApp({ onDone }: { onDone: () => void }) {
  const withStepUp = useStepUp();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const offer = useQuery({
    queryKey: ['totp-offer'],
    queryFn: () => withStepUp(() => call(staffCalls.offerTotp)),
    gcTime: 0,
    staleTime: OFFER_LIFE,
    refetchInterval: codes ? false : OFFER_LIFE,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const confirm = useChange(
    ({ code = '' }: Record<string, string>) =>
      call(staffCalls.confirmTotp, { body: { offer: offer.data?.offer ?? '', code } }),
    { onDone: ({ backup_codes }) => setCodes(backup_codes) },
  );
  if (codes) return <BackupCodes codes={codes} onDone={onDone} />;
  if (offer.isError) return <Failure error={offer.error} onRetry={offer.refetch} />;
  if (!offer.data) return <Waiting />;
  const { secret, uri } = offer.data;
  return (
    <div className="connect">
      <div className="connect__secret">
        <QrCode text={uri} label={words.scan} />
        <div className="connect__words">
          <p>{words.scan}.</p>
          <p className="connect__open">
            <a className="link" href={uri}>
              {words.openApp}
            </a>
          </p>
          <p>{words.orType}</p>
          <p className="connect__key">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <Button look="quiet" onPress={() => copyText(secret)}>
            {words.copy}
          </Button>
        </div>
      </div>
      <Form onSubmit={confirm.mutate} failure={confirm.error}>
        <CodeField label={words.firstCode} />
        <div className="form__actions">
          <Button type="submit" look="main" isPending={confirm.isPending}>
            {words.connect}
          </Button>
        </div>
      </Form>
    </div>
  );
}
