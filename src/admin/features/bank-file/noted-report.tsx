import type { NotedDocuments } from '#contracts/admin/bank/bank-file.ts';
import { bankFileWords as words } from '#messages/office/bank-file.ts';
import { Notice } from '../../ui/notice.tsx';

/** What was noted, and of each payment that was not, why. */
export const NotedReport = ({ done: { noted, refused } }: { done: NotedDocuments }) => (
  <>
    {noted.length > 0 && <Notice look="good">{words.done(noted.length)}</Notice>}
    {refused.length > 0 && (
      <Notice look="error">
        {words.refused(refused.length)}
        <ul>
          {refused.map(({ id, number, detail }) => (
            <li key={id}>{words.refusedOne(number, detail)}</li>
          ))}
        </ul>
      </Notice>
    )}
  </>
);
