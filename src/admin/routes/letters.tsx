import { officeMessages } from '#messages/office/common.ts';
import { lettersMessages as words } from '#messages/office/letters.ts';
import { LettersTable } from '../features/letters/letters-table.tsx';
import { useLetters } from '../features/letters/queries.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { Waiting } from '../ui/waiting.tsx';

export default function LettersRoute() {
  return (
    <PermittedPage permission="customers.read" title={officeMessages.letters}>
      <LettersPage />
    </PermittedPage>
  );
}

function LettersPage() {
  const { data, error, isPending, refetch } = useLetters();
  useRowKeys('.page tbody tr');
  return (
    <Page title={officeMessages.letters} about={words.about}>
      {error && <Failure error={error} onRetry={refetch} />}
      {isPending && <Waiting />}
      {data && !data.leave && <Notice look="error">{words.kept}</Notice>}
      {data?.leave && data.letters.length === 0 && <Notice>{words.none}</Notice>}
      {data && data.letters.length > 0 && <LettersTable letters={data.letters} />}
    </Page>
  );
}
