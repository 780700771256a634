import './demo-notice.css';
import type { DemoGapName } from '#contracts/admin/work/readiness.ts';
import { officeDemoMessages as words } from '#messages/office/demo.ts';
import { officePages } from '../../screens.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that visitors see what is the demo's, and leads to the list of it. */
export function PublicDemoNotice({ parts }: { parts: readonly DemoGapName[] }) {
  return (
    <Notice look="error">
      <div className="demo-notice">
        <p>{words.inPublic(parts)}</p>
        <ButtonLink to={officePages.start.path}>{words.whatToMend}</ButtonLink>
      </div>
    </Notice>
  );
}
