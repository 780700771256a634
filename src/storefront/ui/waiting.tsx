import { commonMessages } from '#messages/common.ts';
import { BilingualText } from './english-literal.tsx';

/** Stands where something comes from this browser; `needsScript` tells those for whom it never will. */
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
