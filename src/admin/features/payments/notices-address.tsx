import type { ShownProvider } from '#contracts/admin/payments/providers.ts';
import { providerWords, paymentKeysMessages as words } from '#messages/office/payment-keys.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** The address to which a provider sends its notices, and where that is told to it. */
export function NoticesAddress({ name, notices_url: url }: ShownProvider) {
  return (
    <div className="provider__notices">
      <h3>{words.noticesTitle}</h3>
      <p className="provider__address">{url}</p>
      <p className="page__about">{`${providerWords[name].notices} ${words.noticesAbout}`}</p>
      {!url.startsWith('https:') && <Notice look="error">{words.plainHttp}</Notice>}
      <div className="form__actions">
        <Button onPress={() => copyText(url)}>{words.copy}</Button>
      </div>
    </div>
  );
}
