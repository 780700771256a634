import { receiptSettingsWords as words } from '#messages/office/receipt-settings.ts';
import { Notice } from '../../ui/notice.tsx';
import { useProviders } from './provider-queries.ts';

/** That receipts of T-Bank are told by notices alone, and whether these can come. */
export function ToldByNotices() {
  const { data } = useProviders();
  const url = data?.providers.find(({ name }) => name === 'tbank')?.notices_url;
  return (
    <>
      <p className="page__about">{words.byNotices}</p>
      {url !== undefined && !isReached(url) && <Notice look="error">{words.unreached}</Notice>}
    </>
  );
}

const isReached = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname);
};
