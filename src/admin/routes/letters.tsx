import { officeMessages } from '#messages/office/common.ts';
import { lettersMessages as words } from '#messages/office/letters.ts';
import { LettersTable } from '../features/letters/letters-table.tsx';
import { useLetters } from '../features/letters/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';

export default permitted('customers.read', officeMessages.letters, LettersPage);

function LettersPage() {
  useRowKeys('.page tbody tr');
  return (
    <Page title={officeMessages.letters} about={words.about}>
      <Loaded query={useLetters()}>
        {({ leave, letters }) => (
          <>
            {!leave && <Notice look="error">{words.kept}</Notice>}
            {leave && letters.length === 0 && <Notice>{words.none}</Notice>}
            {letters.length > 0 && <LettersTable letters={letters} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
