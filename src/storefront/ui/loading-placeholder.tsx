import { commonMessages } from '#messages/words/common.ts';
import { BilingualText } from './english-literal.tsx';

/** The loading text for content that only the browser can load. `needsScript` is the text shown without JavaScript. */
export function LoadingPlaceholder({ needsScript }: { needsScript: string }) {
  return (
    <>
      <p className="soft needs-script">
        <BilingualText text={commonMessages.loading} />
      </p>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </>
  );
}
