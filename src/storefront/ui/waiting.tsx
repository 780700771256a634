import { commonMessages } from '#messages/common.ts';
import { BilingualText } from './english-literal.tsx';

/** The placeholder for content from browser storage. `needsScript` is the text shown without JavaScript. */
export function Waiting({ needsScript }: { needsScript: string }) {
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
